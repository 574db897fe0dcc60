import type { Community } from "./community.ts";
import { seededRandom } from "./seededRandom.ts";
import { PLAIN_STACK } from "./stack.ts";
import { FULL_SCALE, type WeightRows } from "./weightRows.ts";

/** Made-up weights among titles 1 to `size`: about `cells` a row. */
function rowsOf(size: number, { cells, random, least }: { cells: number; random: () => number; least: number }): WeightRows {
  const start = new Uint32Array(size + 1);
  const [columns, values]: [number[], number[]] = [[], []];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (column === row || random() > cells / size) continue;
      columns.push(column);
      values.push(Math.round((least + (1 - least) * random()) * FULL_SCALE) || 1);
    }
    start[row + 1] = columns.length;
  }
  return { start, columns: Uint32Array.from(columns), values: Int16Array.from(values), scales: new Float32Array(size).fill(0.1 / FULL_SCALE) };
}

/** A made-up community of titles 1 to `size`, for tests of everything but training. */
export function communityOf(size: number, seed = 1): Community {
  const random = seededRandom(seed);
  const numbers = (spread: number, from = -0.5) => Float32Array.from({ length: size }, () => spread * (random() + from));
  const rows = (least: number) => rowsOf(size, { cells: 12, random, least });
  return {
    parameters: {
      stack: { ...PLAIN_STACK, rate: 0.9, grade: 0.3, lean: [1, -0.05], residual: [6, 0.2], liked: [3, -0.1], notLiked: [1, 0.1] },
      meanLogit: 0.5,
      meanGrade: 0.6,
      popularityWeight: 0.02,
      rank: { together: 1, worthy: 0.05 },
      people: 100,
      ratings: 1000,
    },
    titleIds: Float64Array.from({ length: size }, (_, index) => index + 1),
    rates: numbers(1.5),
    grades: numbers(0.6),
    counts: numbers(60, 0),
    popularity: numbers(2, 0),
    liked: rows(0),
    notLiked: rows(0),
    residual: rows(-0.2),
  };
}
