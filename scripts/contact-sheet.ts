/**
 * Lays drawings out on one sheet, to judge them side by side.
 *   node scripts/contact-sheet.ts <poster|backdrop|still> <out.png> [facts.json] [columns] [first] [count]
 * Without a facts file, every title of the catalogue.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { drawBackdrop, drawPoster, drawStill, type TitleFacts } from "../packages/posters/src/index.ts";

const SHAPES = {
  poster: { width: 250, height: 375, draw: drawPoster },
  backdrop: { width: 480, height: 270, draw: drawBackdrop },
  still: { width: 320, height: 180, draw: (facts: TitleFacts) => drawStill(facts, { season: 1, episode: 1 + (facts.name.length % 12) }) },
};
const GAP = 8;

type CatalogueFile = Omit<TitleFacts, "year" | "maker"> & { readonly date: string; readonly makers: readonly string[] };

function catalogueFacts(): TitleFacts[] {
  const folder = join(dirname(fileURLToPath(import.meta.url)), "../catalogue/titles");
  return readdirSync(folder).map((file) => {
    // The catalogue's own tests check the files' shape.
    const title = JSON.parse(readFileSync(join(folder, file), "utf8")) as CatalogueFile;
    return { ...title, year: Number(title.date.slice(0, 4)), maker: title.makers[0] };
  });
}

const [shape = "poster", out = "sheet.png", file = "", columns = "8", first = "0", count = "40"] = process.argv.slice(2);
const { width, height, draw } = SHAPES[shape === "backdrop" || shape === "still" ? shape : "poster"];
const all = file.endsWith(".json") ? (JSON.parse(readFileSync(file, "utf8")) as TitleFacts[]) : catalogueFacts();
const titles = all.slice(Number(first), Number(first) + Number(count));
const across = Number(columns);
let [slowest, largest, total] = [0, 0, 0];
const tiles = await Promise.all(
  titles.map(async (facts, index) => {
    const svg = draw(facts);
    largest = Math.max(largest, svg.length);
    const start = performance.now();
    const input = await sharp(Buffer.from(svg)).resize(width, height).png().toBuffer();
    slowest = Math.max(slowest, performance.now() - start);
    total += svg.length;
    return { input, left: GAP + (index % across) * (width + GAP), top: GAP + Math.floor(index / across) * (height + GAP) };
  }),
);
const sheet = { width: GAP + across * (width + GAP), height: GAP + Math.ceil(titles.length / across) * (height + GAP), channels: 3 as const, background: "#12100e" };
await sharp({ create: sheet }).composite(tiles).png().toFile(out);
console.log({ titles: titles.length, slowestMs: Math.round(slowest), largestBytes: largest, meanBytes: Math.round(total / titles.length) });
