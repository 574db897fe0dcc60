// @module-tag deeper
import sharp from "sharp";
import { expect, it } from "vitest";
import { contrast } from "../../packages/posters/src/colour.ts";
import { loadMotif } from "../../packages/posters/src/motif.ts";
import { MOODS, type MoodName } from "../../packages/posters/src/moods.ts";
import { createStage } from "../../packages/posters/src/stage/stage.ts";
import { motifNames } from "../../packages/posters/src/testing/motifNames.ts";
import { firstInLayer } from "../testing/layers.ts";

const FLOOR = 480;
const FRAME = {
  width: 500,
  height: 750,
  floor: FLOOR,
  focus: { x: 250, y: FLOOR / 2 + 6 },
  scale: FLOOR / 520,
  wide: false,
};
/** Half the size is enough to see what lies under the words. */
const DENSITY = 36;
const READABLE = 4.5;
/** Share of the pixels under the words that may be harder to read on: specks and edges. */
const MOST_FAINT = 0.02;

const hex = (channels: Uint8Array) =>
  `#${[...channels].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

/** The share of the pixels where a poster's words are that those aren't readable on. */
async function faintShare(name: string, set: number, mood: MoodName): Promise<number> {
  const colours = MOODS[mood];
  const stage = createStage(FRAME, { seed: name, set });
  const { body, under } = (await loadMotif(name)).draw(stage, colours);
  const paper =
    contrast(colours.lite, under) >= contrast(colours.ink, under) ? colours.lite : colours.ink;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 750" width="500" height="750"><defs>${stage.defs()}</defs>${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg), { density: DENSITY })
    .extract({ left: 20, top: (FLOOR + 22) / 2, width: 210, height: 110 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let faint = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (contrast(hex(data.subarray(at, at + 3)), paper) < READABLE) faint += 1;
  return faint / (data.length / info.channels);
}

it.each(firstInLayer(1, ["own", "surf", "wine", "nursery", "iron"] as const))(
  "keeps the ground under the words plain for every motif in the mood %s",
  async (mood) => {
    const faint = [];
    for (const name of motifNames()) {
      const motif = await loadMotif(name);
      for (let set = 1; set <= (motif.sets ?? 1); set += 1) {
        const share = await faintShare(name, set, mood === "own" ? motif.mood : mood);
        if (share > MOST_FAINT) faint.push(`${name} ${set}: ${(100 * share).toFixed(1)} %`);
      }
    }
    expect(faint).toEqual([]);
  },
  120_000,
);
