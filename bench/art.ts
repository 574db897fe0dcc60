import sharp from "sharp";
import { loadMotif } from "../packages/posters/src/motif.ts";
import { MOODS } from "../packages/posters/src/moods.ts";
import { createStage } from "../packages/posters/src/stage/stage.ts";
import { motifNames } from "../packages/posters/src/testing/motifNames.ts";
import { drawPoster, type TitleFacts } from "../packages/posters/src/index.ts";
import { bundleFacts } from "../scripts/art/bundleFacts.ts";
import { median } from "./median.ts";

/** Every so many-th bundled title is drawn. */
const STRIDE = 10;
const RUNS = 5;
const FRAME = {
  width: 500,
  height: 750,
  floor: 530,
  focus: { x: 250, y: 271 },
  scale: 1,
  wide: false,
};

/** Milliseconds that a motif takes to draw, the median of some runs once it is loaded. */
async function drawingTime(name: string): Promise<number> {
  const motif = await loadMotif(name);
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    motif.draw(createStage(FRAME, { seed: name, set: 1 }), MOODS[motif.mood]);
    return performance.now() - started;
  });
  return median(times);
}

/** Milliseconds of each title from its facts to a 500 px WebP, as the server makes it. */
async function posterTimes(titles: readonly TitleFacts[]): Promise<number[]> {
  const times: number[] = [];
  for (const facts of titles) {
    const started = performance.now();
    const svg = Buffer.from(await drawPoster(facts));
    await sharp(svg).resize({ width: 500 }).webp({ quality: 82, effort: 4 }).toBuffer();
    times.push(performance.now() - started);
  }
  return times;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How long motifs take to draw, and posters with motifs compared with abstract ones. */
export async function benchArt(): Promise<void> {
  sharp.cache(false);
  sharp.concurrency(1);
  const names = motifNames();
  const slow: string[] = [];
  const times: number[] = [];
  for (const name of names) {
    const time = await drawingTime(name);
    times.push(time);
    if (time > 5) slow.push(`${name} ${time.toFixed(1)} ms`);
  }
  console.log(
    `${names.length} motifs: ${median(times).toFixed(2)} ms in the median, ${Math.max(...times).toFixed(2)} at most, over 5 ms: ${slow.join(", ") || "none"}`,
  );
  const titles = bundleFacts()
    .filter((_, at) => at % STRIDE === 0)
    .map(({ facts }) => facts);
  const shown = titles.map((facts, at) => ({
    ...facts,
    motif: facts.motif ?? names[at % names.length] ?? "fin",
  }));
  const abstract = titles.map((facts) => ({ ...facts, motif: "", tags: [] }));
  const parts = { motifs: 0, abstract: 0 };
  // In turns, so that changes of the machine's speed affect both.
  for (let at = 0; at < titles.length; at += 10) {
    parts.motifs += sum(await posterTimes(shown.slice(at, at + 10)));
    parts.abstract += sum(await posterTimes(abstract.slice(at, at + 10)));
  }
  const mean = (total: number) => (total / titles.length).toFixed(0);
  console.log(
    `500 px posters: ${mean(parts.motifs)} ms with a motif, ${mean(parts.abstract)} ms abstract: ${(parts.motifs / parts.abstract).toFixed(2)} times; ${Math.round(process.memoryUsage().rss / 1e6)} MB in all`,
  );
}
