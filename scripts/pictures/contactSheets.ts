/**
 * Lays the art of all bundled titles out on sheets, to be looked at side by side:
 *   node scripts/pictures/contactSheets.ts [poster|backdrop|still|hard] …
 * Without a word, all of them. They are written to .cache/contact-sheets/.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import {
  drawBackdrop,
  drawPoster,
  drawStill,
  type TitleFacts,
} from "../../packages/posters/src/index.ts";
import { bundleFacts } from "../art/bundleFacts.ts";
import { chooseHard } from "../art/chooseHard.ts";
import { ROOT } from "../step.ts";

const GAP = 8;
const FOLDER = join(ROOT, ".cache/contact-sheets");

interface SheetKind {
  width: number;
  height: number;
  across: number;
  rows: number;
  draw(facts: TitleFacts): Promise<string>;
}

const poster: SheetKind = { width: 200, height: 300, across: 16, rows: 8, draw: drawPoster };
const KINDS: Readonly<Record<string, SheetKind>> = {
  poster,
  hard: { ...poster, across: 12, rows: 5 },
  backdrop: { width: 384, height: 216, across: 8, rows: 10, draw: drawBackdrop },
  still: {
    width: 320,
    height: 180,
    across: 10,
    rows: 12,
    draw: (facts) => drawStill(facts, { season: 1, episode: 1 + (Number(facts.id) % 12) }),
  },
};

async function drawSheet(
  titles: readonly TitleFacts[],
  { width, height, across, draw }: SheetKind,
  file: string,
): Promise<void> {
  const tiles = await Promise.all(
    titles.map(async (facts, at) => ({
      input: await sharp(Buffer.from(await draw(facts)))
        .resize(width, height)
        .png()
        .toBuffer(),
      left: GAP + (at % across) * (width + GAP),
      top: GAP + Math.floor(at / across) * (height + GAP),
    })),
  );
  const size = {
    width: GAP + across * (width + GAP),
    height: GAP + Math.ceil(titles.length / across) * (height + GAP),
  };
  await sharp({ create: { ...size, channels: 3, background: "#12100e" } })
    .composite(tiles)
    .webp({ quality: 85 })
    .toFile(file);
  console.log(file);
}

const wanted = process.argv.slice(2);
const titles = bundleFacts();
mkdirSync(FOLDER, { recursive: true });
for (const [name, kind] of Object.entries(KINDS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const drawn =
    name === "hard"
      ? chooseHard(titles)
      : name === "still"
        ? titles.filter(({ title }) => title.kind === "tv")
        : titles;
  const perSheet = kind.across * kind.rows;
  for (let from = 0; from < drawn.length; from += perSheet) {
    const facts = drawn.slice(from, from + perSheet).map((each) => each.facts);
    await drawSheet(
      facts,
      kind,
      join(FOLDER, `${name}-${String(from / perSheet + 1).padStart(2, "0")}.webp`),
    );
  }
}
