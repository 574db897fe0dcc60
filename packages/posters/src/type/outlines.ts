import { antonOutlines } from "../generated/antonOutlines.ts";
import { bebasOutlines } from "../generated/bebasOutlines.ts";
import { groteskOutlines } from "../generated/groteskOutlines.ts";
import { roundOutlines } from "../generated/roundOutlines.ts";
import { serifItalicOutlines } from "../generated/serifItalicOutlines.ts";
import { serifOutlines } from "../generated/serifOutlines.ts";
import { slabOutlines } from "../generated/slabOutlines.ts";
import { wideOutlines } from "../generated/wideOutlines.ts";

/**
 * A letter's outline: its advance and path data, in thousandths of an em with the baseline at 0 and
 * y pointing down.
 */
export type Glyph = {
  readonly advance: number;
  readonly d: string;
  /** Left edge of the ink; negative if it extends to the left. */
  readonly left: number;
  /** Height of the ink above the baseline. */
  readonly top: number;
  /** Depth of the ink below the baseline. */
  readonly bottom: number;
};

export type Outlines = {
  readonly glyphs: ReadonlyMap<string, Glyph>;
  /** Thousandths of an em to add between two letters, by pair. */
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

/** Extent of path data: alternating x and y, with negative heights above the baseline. */
function reachOf(d: string): Pick<Glyph, "left" | "top" | "bottom"> {
  const numbers = (d.match(/-?\d+/g) ?? []).map(Number);
  const heights = numbers.filter((_, index) => index % 2 === 1);
  const left =
    numbers.length === 0 ? 0 : Math.min(...numbers.filter((_, index) => index % 2 === 0));
  return { left, top: -Math.min(0, ...heights), bottom: Math.max(0, ...heights) };
}

/**
 * Files contain one line per letter, an empty line, then one line of kerning pairs per left letter:
 * see scripts/build-glyphs.ts.
 */
function readOutlines(source: string): Outlines {
  const [letters = "", pairs = ""] = source.split("\n\n");
  const glyphs = new Map<string, Glyph>();
  for (const line of letters.split("\n")) {
    const [code, advance, ...rest] = line.split(" ");
    const d = rest.join(" ");
    glyphs.set(String.fromCodePoint(Number(code)), { advance: Number(advance), d, ...reachOf(d) });
  }
  const kerning = new Map<string, number>();
  for (const line of pairs.split("\n")) {
    const [left = "", ...rights] = line.split(" ");
    for (const right of rights) kerning.set(left + right.slice(0, 1), Number(right.slice(1)));
  }
  return { glyphs, kerning };
}

const read = new Map<OutlineName, Outlines>();

/** The letters of a face; parsed on first use and cached. */
export function outlinesOf(name: OutlineName): Outlines {
  const known = read.get(name);
  if (known) return known;
  const outlines = readOutlines(SOURCES[name]);
  read.set(name, outlines);
  return outlines;
}
