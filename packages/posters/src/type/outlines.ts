import { antonOutlines } from "../generated/antonOutlines.ts";
import { bebasOutlines } from "../generated/bebasOutlines.ts";
import { groteskOutlines } from "../generated/groteskOutlines.ts";
import { roundOutlines } from "../generated/roundOutlines.ts";
import { serifItalicOutlines } from "../generated/serifItalicOutlines.ts";
import { serifOutlines } from "../generated/serifOutlines.ts";
import { slabOutlines } from "../generated/slabOutlines.ts";
import { wideOutlines } from "../generated/wideOutlines.ts";

/** One letter's outline: its advance and its path data, in thousandths of an em with the baseline at 0 and y pointing down. */
export type Glyph = {
  readonly advance: number;
  readonly d: string;
  /** How far the ink rises over the baseline. */
  readonly top: number;
};

export type Outlines = {
  readonly glyphs: ReadonlyMap<string, Glyph>;
  /** Thousandths of an em to add between two letters, by the pair. */
  readonly kerning: ReadonlyMap<string, number>;
};

const SOURCES = {
  anton: antonOutlines,
  bebas: bebasOutlines,
  grotesk: groteskOutlines,
  round: roundOutlines,
  serif: serifOutlines,
  serifItalic: serifItalicOutlines,
  slab: slabOutlines,
  wide: wideOutlines,
} as const;

export type OutlineName = keyof typeof SOURCES;

/** The highest point of path data: every second number is a height, and heights over the baseline are negative. */
function topOf(d: string): number {
  const heights = (d.match(/-?\d+/g) ?? []).filter((_, index) => index % 2 === 1).map(Number);
  return -Math.min(0, ...heights);
}

/** The files hold one line a letter, an empty line, then one line of kerning pairs a left letter: see scripts/build-glyphs.ts. */
function readOutlines(source: string): Outlines {
  const [letters = "", pairs = ""] = source.split("\n\n");
  const glyphs = new Map<string, Glyph>();
  for (const line of letters.split("\n")) {
    const [code, advance, ...rest] = line.split(" ");
    const d = rest.join(" ");
    glyphs.set(String.fromCodePoint(Number(code)), { advance: Number(advance), d, top: topOf(d) });
  }
  const kerning = new Map<string, number>();
  for (const line of pairs.split("\n")) {
    const [left = "", ...rights] = line.split(" ");
    for (const right of rights) kerning.set(left + right.slice(0, 1), Number(right.slice(1)));
  }
  return { glyphs, kerning };
}

const read = new Map<OutlineName, Outlines>();

/** The letters of a face; parsed on first use, then kept. */
export function outlinesOf(name: OutlineName): Outlines {
  const known = read.get(name);
  if (known) return known;
  const outlines = readOutlines(SOURCES[name]);
  read.set(name, outlines);
  return outlines;
}
