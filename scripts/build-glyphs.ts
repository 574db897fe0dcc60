/**
 * Writes the glyph outlines that the posters draw their titles with, so that no machine needs a
 * font to make a poster.
 *
 * Run by hand, only when a face changes. The font packages and `fontkit` are not dependencies of
 * the project; install them anywhere:
 *   npm install --no-save fontkit @fontsource/anton @fontsource/bebas-neue \
 *     @fontsource/dm-serif-display @fontsource/space-grotesk @fontsource/alfa-slab-one \
 *     @fontsource/lilita-one @fontsource/archivo-black
 *   node scripts/build-glyphs.ts <that folder>
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

type Command = { readonly command: string; readonly args: readonly number[] };
type Glyph = {
  readonly advanceWidth: number;
  readonly path: { readonly commands: readonly Command[] };
};
type Font = {
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(code: number): boolean;
  glyphForCodePoint(code: number): Glyph;
  layout(text: string): { readonly positions: readonly { readonly xAdvance: number }[] };
};
type Fontkit = { openSync(path: string): Font };
type Face = { readonly name: string; readonly pack: string; readonly file: string };

const FACES: readonly Face[] = [
  { name: "anton", pack: "@fontsource/anton", file: "anton-SUBSET-400-normal.woff2" },
  { name: "bebas", pack: "@fontsource/bebas-neue", file: "bebas-neue-SUBSET-400-normal.woff2" },
  {
    name: "serif",
    pack: "@fontsource/dm-serif-display",
    file: "dm-serif-display-SUBSET-400-normal.woff2",
  },
  {
    name: "serifItalic",
    pack: "@fontsource/dm-serif-display",
    file: "dm-serif-display-SUBSET-400-italic.woff2",
  },
  {
    name: "wide",
    pack: "@fontsource/archivo-black",
    file: "archivo-black-SUBSET-400-normal.woff2",
  },
  {
    name: "grotesk",
    pack: "@fontsource/space-grotesk",
    file: "space-grotesk-SUBSET-700-normal.woff2",
  },
  {
    name: "slab",
    pack: "@fontsource/alfa-slab-one",
    file: "alfa-slab-one-SUBSET-400-normal.woff2",
  },
  { name: "round", pack: "@fontsource/lilita-one", file: "lilita-one-SUBSET-400-normal.woff2" },
];
const RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
];
const KERNED = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:'’-&!?"];
const EM = 1000;
/** Smaller differences (in thousandths of an em) are invisible on a poster. */
const LEAST_KERN = 6;

const characters = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
);

function outline(glyph: Glyph, scale: number): string {
  const letters: Record<string, string> = {
    moveTo: "M",
    lineTo: "L",
    quadraticCurveTo: "Q",
    bezierCurveTo: "C",
    closePath: "Z",
  };
  // Rounded to whole thousandths of an em, with y pointing down as in SVG.
  const round = (value: number, index: number) =>
    Math.round(value * scale * (index % 2 === 1 ? -1 : 1)) || 0;
  return glyph.path.commands
    .map(({ command, args }) => `${letters[command]}${args.map(round).join(" ")}`)
    .join("");
}

function kerning(font: Font, scale: number): string[] {
  const width = (text: string) =>
    font.layout(text).positions.reduce((sum, position) => sum + position.xAdvance, 0);
  const alone = new Map(KERNED.map((letter) => [letter, width(letter)]));
  return KERNED.flatMap((left) => {
    const pairs = KERNED.map(
      (right) =>
        [
          right,
          Math.round(
            (width(left + right) - (alone.get(left) ?? 0) - (alone.get(right) ?? 0)) * scale,
          ),
        ] as const,
    )
      .filter(([, shift]) => Math.abs(shift) >= LEAST_KERN)
      .map(([right, shift]) => `${right}${shift}`);
    return pairs.length === 0 ? [] : [`${left} ${pairs.join(" ")}`];
  });
}

function build(face: Face, open: (subset: string) => Font): string {
  const fonts = ["latin", "latin-ext"].map(open);
  const [latin] = fonts;
  if (!latin) throw new Error(`${face.name} has no Latin subset`);
  const scale = EM / latin.unitsPerEm;
  const glyphs = characters.flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(code));
    if (!font) return [];
    const glyph = font.glyphForCodePoint(code);
    return [`${code} ${Math.round(glyph.advanceWidth * scale)} ${outline(glyph, scale)}`];
  });
  return `${glyphs.join("\n")}\n\n${kerning(latin, scale).join("\n")}`;
}

const tools = resolve(process.argv[2] ?? ".");
const require = createRequire(join(tools, "package.json"));
// fontkit ships no types; Font above declares the part used here.
const fontkit = require("fontkit") as Fontkit;
const target = join(dirname(fileURLToPath(import.meta.url)), "../packages/posters/src/generated");
mkdirSync(target, { recursive: true });
for (const face of FACES) {
  const folder = join(tools, "node_modules", face.pack);
  const open = (subset: string): Font =>
    fontkit.openSync(join(folder, "files", face.file.replace("SUBSET", subset)));
  const source = `// Generated by scripts/build-glyphs.ts from ${face.pack}, SIL Open Font License 1.1: see OFL.txt. Do not edit.\nexport const ${face.name}Outlines = \`${build(face, open).replaceAll("\\", "\\\\").replaceAll("`", "\\`")}\`;\n`;
  writeFileSync(join(target, `${face.name}Outlines.ts`), source);
  console.log(face.name, source.length);
}
const copyrights = [...new Set(FACES.map((face) => face.pack))].map(
  (pack) =>
    `${pack}: ${readFileSync(join(tools, "node_modules", pack, "LICENSE"), "utf8").split("\n")[0]}`,
);
const licence = readFileSync(join(tools, "node_modules/@fontsource/anton/LICENSE"), "utf8")
  .split("\n")
  .slice(1)
  .join("\n");
writeFileSync(
  join(target, "OFL.txt"),
  `The outlines in this folder are taken from these fonts:\n\n${copyrights.join("\n")}\n${licence}`,
);
