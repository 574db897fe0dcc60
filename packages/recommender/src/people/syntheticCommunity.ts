import type { Community } from "../community/community.ts";
import { seededRandom } from "../seededRandom.ts";
import { PLAIN_STACK } from "../community/stack.ts";
import { FULL_SCALE, type WeightRows } from "../model/weightRows.ts";

interface RowOptions {
  /** Approximate number of cells per row. */
  readonly cells: number;
  readonly random: () => number;
  /** The smallest weight relative to the largest. */
  readonly least: number;
}

/** Made-up weights among titles 1 to `size`. */
function rowsOf(size: number, { cells, random, least }: RowOptions): WeightRows {
  const start = new Uint32Array(size + 1);
  const most = Math.min(size, 2 * cells);
  const [columns, values] = [new Uint32Array(size * most), new Int16Array(size * most)];
  let count = 0;
  for (let row = 0; row < size; row++) {
    for (
      let column = Math.floor((random() * size) / cells);
      column < size && count < (row + 1) * most;
      column += 1 + Math.floor((2 * random() * size) / cells)
    ) {
      if (column === row) continue;
      columns[count] = column;
      values[count++] = Math.round((least + (1 - least) * random()) * FULL_SCALE) || 1;
    }
    start[row + 1] = count;
  }
  return {
    start,
    columns: columns.slice(0, count),
    values: values.slice(0, count),
    scales: new Float32Array(size).fill(0.1 / FULL_SCALE),
  };
}

/**
 * A made-up community of titles 1 to `size`, for tests and benchmarks of everything but training,
 * with about `cells` weights per title and kind.
 */
export function syntheticCommunity(
  size: number,
  { cells = 12, seed = 1 }: { cells?: number; seed?: number } = {},
): Community {
  const random = seededRandom(seed);
  const numbers = (spread: number, from = -0.5) =>
    Float32Array.from({ length: size }, () => spread * (random() + from));
  const rows = (least: number) => rowsOf(size, { cells, random, least });
  return {
    parameters: {
      stack: {
        ...PLAIN_STACK,
        rate: 0.9,
        grade: 0.3,
        lean: [1, -0.05],
        residual: [6, 0.2],
        liked: [3, -0.1],
        notLiked: [1, 0.1],
      },
      meanLogit: 0.5,
      meanGrade: 0.6,
      popularityWeight: 0.02,
      rank: { together: 1 },
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
