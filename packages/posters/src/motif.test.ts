import { expect, it } from "vitest";
import { contrast } from "./colour.ts";
import { isMotif, loadMotif } from "./motif.ts";
import { isMood, MOODS, NIGHTS, type MoodName } from "./moods.ts";
import { parseMotif } from "./parseMotif.ts";
import { createStage, type StageFrame } from "./stage/stage.ts";
import { svgFault } from "./testing/checkSvg.ts";
import { motifNames } from "./testing/motifNames.ts";

const POSTER: StageFrame = {
  width: 500,
  height: 750,
  floor: 530,
  focus: { x: 250, y: 271 },
  scale: 1,
  wide: false,
};
const SMALL: StageFrame = { ...POSTER, floor: 400, focus: { x: 250, y: 206 }, scale: 0.77 };
const BACKDROP: StageFrame = {
  width: 1280,
  height: 720,
  floor: 600,
  focus: { x: 880, y: 318 },
  scale: 1.14,
  wide: true,
};
/** What the SVG of a poster's art may take. */
const MOST_BYTES = 45 * 1024;
const MEDIAN_BYTES = 30 * 1024;
const READABLE = 4.5;

async function draw(
  name: string,
  { frame = POSTER, mood, set = 1 }: { frame?: StageFrame; mood?: MoodName; set?: number },
) {
  const motif = await loadMotif(name);
  const colours = MOODS[mood ?? motif.mood];
  const stage = createStage(frame, { seed: `${name} ${set}`, set });
  const { body, under } = motif.draw(stage, colours);
  return { svg: `<svg><defs>${stage.defs()}</defs>${body}</svg>`, under, colours };
}

const MOTIF_NAMES = motifNames();
const MOOD_NAMES = Object.keys(MOODS).filter(isMood);

const everySet = await Promise.all(
  MOTIF_NAMES.map(async (name) => [name, (await loadMotif(name)).sets ?? 1] as const),
);
const sets = everySet.flatMap(([name, count]) =>
  Array.from({ length: count }, (_, at) => [name, at + 1] as const),
);

it("draws every motif in every frame, well-formed and the same each time", async () => {
  for (const [name, set] of sets)
    for (const frame of [POSTER, SMALL, BACKDROP]) {
      const { svg } = await draw(name, { frame, set });
      expect([name, set, svgFault(svg)]).toEqual([name, set, null]);
      expect((await draw(name, { frame, set })).svg).toBe(svg);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect([name, new Set(ids).size]).toEqual([name, ids.length]);
    }
});

it("keeps a poster's art small", async () => {
  const sizes = await Promise.all(
    sets.map(async ([name, set]) => ({ name, bytes: (await draw(name, { set })).svg.length })),
  );
  expect(sizes.filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([]);
  const sorted = sizes.map(({ bytes }) => bytes).toSorted((a, b) => a - b);
  expect(sorted[sorted.length >> 1]).toBeLessThanOrEqual(MEDIAN_BYTES);
});

it("has readable words under every motif in every mood", async () => {
  const faint = [];
  for (const [name, set] of sets)
    for (const mood of MOOD_NAMES) {
      const { under, colours } = await draw(name, { mood, set });
      const best = Math.max(contrast(colours.lite, under), contrast(colours.ink, under));
      if (best < READABLE) faint.push(`${name} ${mood} ${set}: ${best.toFixed(2)}`);
    }
  expect(faint).toEqual([]);
});

it("gives every light mood a dark night", () => {
  const isDark = ({ bg, lite, ink }: (typeof MOODS)[MoodName]) =>
    contrast(lite, bg) >= contrast(ink, bg);
  for (const mood of MOOD_NAMES)
    expect([mood, isDark(MOODS[NIGHTS[mood] ?? mood])]).toEqual([mood, true]);
});

it("reads a motif with or without its mood and composition", () => {
  expect(parseMotif("fin")).toEqual({ name: "fin", set: 1 });
  expect(parseMotif("fin surf 2")).toEqual({ name: "fin", mood: "surf", set: 2 });
  expect(parseMotif("fin 3")).toEqual({ name: "fin", set: 3 });
  for (const wrong of ["", "none", "fin none", "fin surf 0", "fin  surf", "fin surf 2 3"])
    expect([wrong, parseMotif(wrong)]).toEqual([wrong, null]);
});

it("rejects a motif that nobody drew", async () => {
  expect(isMotif("none")).toBe(false);
  await expect(loadMotif("none")).rejects.toThrow("there is no motif none");
});
