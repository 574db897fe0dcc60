import { FULL_SCALE, type WeightRows } from "../../model/weightRows.ts";

/** A row of weights before quantisation: target titles, ascending, and values. */
export interface FullRow {
  readonly columns: Uint32Array;
  readonly values: Float32Array;
}

/** Weights before quantisation. */
export interface FullWeights {
  /** Rows and columns of the result. */
  readonly titles: number;
  /** Number of cells in a title's row; 0 if it has none. */
  readonly lengthOf: (title: number) => number;
  /** A title's row, if it has one; valid until the next call. */
  readonly rowOf: (title: number) => FullRow;
}

/** How many cells to keep, and the least share to keep if there are few. */
export interface Room {
  readonly cells: number;
  readonly share: number;
}

const SAMPLED_ROWS = 400;
/** With this few cells, pruning isn't worth it. */
const LEAST_CELLS = 1_000_000;

/** The smallest absolute weight to keep so that the cells fit. */
function thresholdOf({ titles, lengthOf, rowOf }: FullWeights, { cells, share }: Room): number {
  const filled = Array.from({ length: titles }, (_, title) => title).filter(
    (title) => lengthOf(title) > 0,
  );
  const total = filled.reduce((sum, title) => sum + lengthOf(title), 0);
  const kept = Math.min(
    1,
    cells / Math.max(1, total),
    Math.max(share, LEAST_CELLS / Math.max(1, total)),
  );
  if (kept >= 1) return 0;
  const stride = Math.max(1, Math.floor(filled.length / SAMPLED_ROWS));
  const chosen = filled.filter((_, at) => at % stride === 0);
  const sample = new Float32Array(chosen.reduce((sum, title) => sum + lengthOf(title), 0));
  let next = 0;
  for (const title of chosen)
    for (const value of rowOf(title).values) sample[next++] = Math.abs(value);
  sample.sort();
  return sample[Math.floor((1 - kept) * sample.length)] ?? 0;
}

/**
 * Keeps the largest weights of a whole matrix, without its diagonal, in sixteen bits; small weights
 * add next to nothing (docs/engine.md, "Pruning").
 */
export function pruneRows(weights: FullWeights, room: Room): WeightRows {
  const { titles, lengthOf, rowOf } = weights;
  const threshold = thresholdOf(weights, room);
  const start = new Uint32Array(titles + 1);
  const scales = new Float32Array(titles);
  let [columns, values, cells] = [new Uint32Array(1024), new Int16Array(1024), 0];
  for (let title = 0; title < titles; title++) {
    if (lengthOf(title) > 0) {
      const row = rowOf(title);
      if (cells + row.values.length > columns.length)
        [columns, values] = grown(columns, values, cells + row.values.length);
      const scale = (scales[title] = largestOf(row.values) / FULL_SCALE);
      for (let at = 0; at < row.values.length; at++) {
        const weight = row.values[at] ?? 0;
        const column = row.columns[at] ?? 0;
        const value = scale === 0 || Math.abs(weight) < threshold ? 0 : Math.round(weight / scale);
        if (value === 0 || column === title) continue;
        columns[cells] = column;
        values[cells++] = value;
      }
    }
    start[title + 1] = cells;
  }
  return { start, columns: columns.slice(0, cells), values: values.slice(0, cells), scales };
}

function largestOf(values: Float32Array): number {
  let largest = 0;
  for (let at = 0; at < values.length; at++) largest = Math.max(largest, Math.abs(values[at] ?? 0));
  return largest;
}

function grown(
  columns: Uint32Array<ArrayBuffer>,
  values: Int16Array<ArrayBuffer>,
  least: number,
): [Uint32Array<ArrayBuffer>, Int16Array<ArrayBuffer>] {
  const size = Math.max(least, 2 * columns.length);
  const [moreColumns, moreValues] = [new Uint32Array(size), new Int16Array(size)];
  moreColumns.set(columns);
  moreValues.set(values);
  return [moreColumns, moreValues];
}
