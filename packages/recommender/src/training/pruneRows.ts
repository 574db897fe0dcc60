import { FULL_SCALE, type WeightRows } from "../weightRows.ts";

/** Weights before they are quantised: a function of row and column, and which columns there are. */
export interface DenseWeights {
  /** Rows of the result, and columns. */
  readonly titles: number;
  /** By title: whether it has a row. */
  readonly hasRow: (title: number) => boolean;
  /** Titles that weights lead to, ascending. */
  readonly outputs: Uint32Array;
  /** Writes the weights from one title to all `outputs`, in their order. */
  readonly rowOf: (title: number, into: Float32Array) => void;
}

/** How many cells may stay, and which share at least when there are few. */
export interface Room {
  readonly cells: number;
  readonly share: number;
}

const SAMPLED_ROWS = 400;

/** The smallest absolute weight to keep: so many cells fit the room. */
function thresholdOf({ titles, hasRow, outputs, rowOf }: DenseWeights, { cells, share }: Room): number {
  const rows = Array.from({ length: titles }, (_, title) => title).filter(hasRow);
  if (rows.length === 0) return 0;
  const stride = Math.max(1, Math.floor(rows.length / SAMPLED_ROWS));
  const chosen = rows.filter((_, at) => at % stride === 0);
  const buffer = new Float32Array(outputs.length);
  const sample = new Float32Array(chosen.length * outputs.length);
  chosen.forEach((title, at) => {
    rowOf(title, buffer);
    sample.set(buffer.map(Math.abs), at * outputs.length);
  });
  sample.sort();
  const kept = Math.min(1, cells / Math.max(1, rows.length * outputs.length), Math.max(share, LEAST_CELLS / (rows.length * outputs.length)));
  return kept >= 1 ? 0 : (sample[Math.floor((1 - kept) * sample.length)] ?? 0);
}

/** So few cells are not worth dropping any of them. */
const LEAST_CELLS = 1_000_000;

/** Keeps the largest weights of a matrix, whatever their row, in sixteen bits: small ones tell next to nothing (docs/engine.md, "What is kept"). */
export function pruneRows(weights: DenseWeights, room: Room): WeightRows {
  const { titles, hasRow, outputs, rowOf } = weights;
  const threshold = thresholdOf(weights, room);
  const start = new Uint32Array(titles + 1);
  const scales = new Float32Array(titles);
  const buffer = new Float32Array(outputs.length);
  let [columns, values, cells] = [new Uint32Array(1024), new Int16Array(1024), 0];
  for (let title = 0; title < titles; title++) {
    if (hasRow(title)) {
      rowOf(title, buffer);
      if (cells + buffer.length > columns.length) [columns, values] = grown(columns, values, cells + buffer.length);
      const largest = buffer.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
      const scale = largest / FULL_SCALE;
      scales[title] = scale;
      for (let at = 0; at < buffer.length; at++) {
        const weight = buffer[at] ?? 0;
        const value = scale === 0 || Math.abs(weight) < threshold ? 0 : Math.round(weight / scale);
        if (value === 0) continue;
        columns[cells] = outputs[at] ?? 0;
        values[cells++] = value;
      }
    }
    start[title + 1] = cells;
  }
  return { start, columns: columns.slice(0, cells), values: values.slice(0, cells), scales };
}

function grown(columns: Uint32Array<ArrayBuffer>, values: Int16Array<ArrayBuffer>, least: number): [Uint32Array<ArrayBuffer>, Int16Array<ArrayBuffer>] {
  const size = Math.max(least, 2 * columns.length);
  const [moreColumns, moreValues] = [new Uint32Array(size), new Int16Array(size)];
  moreColumns.set(columns);
  moreValues.set(values);
  return [moreColumns, moreValues];
}
