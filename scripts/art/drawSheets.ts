import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import {
  drawBackdrop,
  drawPoster,
  drawStill,
  type TitleFacts,
} from "../../packages/posters/src/index.ts";
import { ROOT } from "../step.ts";
import { bundleFacts, type DrawnTitle } from "./bundleFacts.ts";
import { chooseHard } from "./chooseHard.ts";

const GAP = 8;
const GROUND = "#12100e";
const FOLDER = join(ROOT, ".cache/contact-sheets");

type Sheet = {
  readonly width: number;
  readonly height: number;
  readonly across: number;
  readonly rows: number;
  readonly titles?: (all: readonly DrawnTitle[]) => readonly DrawnTitle[];
  draw(facts: TitleFacts): Promise<string>;
};

const poster: Sheet = { width: 144, height: 216, across: 8, rows: 3, draw: drawPoster };
const SHEETS = {
  poster,
  /** As small as posters get: what a motif shows must still be clear. */
  small: { ...poster, width: 84, height: 126 },
  hard: { ...poster, titles: chooseHard },
  backdrop: { width: 384, height: 216, across: 4, rows: 6, draw: drawBackdrop },
  still: {
    width: 320,
    height: 180,
    across: 4,
    rows: 6,
    titles: (all) => all.filter(({ title }) => title.kind === "tv"),
    draw: (facts) => drawStill(facts, { season: 1, episode: 1 + (Number(facts.id) % 12) }),
  },
} as const satisfies Readonly<Record<string, Sheet>>;

export type SheetKind = keyof typeof SHEETS;
export const SHEET_KINDS = Object.keys(SHEETS) as SheetKind[]; // its own keys

/** Draws sheets of 24 titles, the best known first, and gives the file of each as it is written. */
export async function* drawSheets(kind: SheetKind): AsyncGenerator<string> {
  const sheet: Sheet = SHEETS[kind];
  const all = bundleFacts().toSorted(
    (a, b) => b.title.fame - a.title.fame || a.title.id - b.title.id,
  );
  const titles = sheet.titles?.(all) ?? all;
  const each = sheet.across * sheet.rows;
  mkdirSync(FOLDER, { recursive: true });
  for (let from = 0; from < titles.length; from += each) {
    const number = String(from / each + 1).padStart(2, "0");
    const file = join(FOLDER, `${kind}-${number}.webp`);
    await drawSheet(titles.slice(from, from + each), sheet, file);
    yield file;
  }
}

async function drawSheet(
  titles: readonly DrawnTitle[],
  { width, height, across, draw }: Sheet,
  file: string,
): Promise<void> {
  const tiles = await Promise.all(
    titles.map(async ({ facts }, at) => ({
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
  await sharp({ create: { ...size, channels: 3, background: GROUND } })
    .composite(tiles)
    .webp({ quality: 85 })
    .toFile(file);
}
