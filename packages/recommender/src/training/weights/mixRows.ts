import { FULL_SCALE, type WeightRows } from "../../model/weightRows.ts";

/** Puts the sum of two rows, each times its factor, into one number per column; returns the columns. */
function sumRows(
  parts: readonly (readonly [WeightRows, number])[],
  row: number,
  sums: Float64Array,
): number[] {
  const touched: number[] = [];
  for (const [{ start, columns, values, scales }, factor] of parts) {
    const unit = factor * (scales[row] ?? 0);
    for (let at = start[row] ?? 0; at < (start[row + 1] ?? 0); at++) {
      const column = columns[at] ?? 0;
      if (sums[column] === 0) touched.push(column);
      sums[column] = (sums[column] ?? 0) + unit * (values[at] ?? 0);
    }
  }
  return [...new Set(touched)].sort((a, b) => a - b);
}

/** The mixture of two matrices of the same titles. @param share weight of the second, 0 to 1 */
function mixRows(first: WeightRows, second: WeightRows, share: number): WeightRows {
  const titles = first.start.length - 1;
  const start = new Uint32Array(titles + 1);
  const scales = new Float32Array(titles);
  const most = first.columns.length + second.columns.length;
  const [columns, values] = [new Uint32Array(most), new Int16Array(most)];
  const sums = new Float64Array(titles);
  let cells = 0;
  for (let row = 0; row < titles; row++) {
    const touched = sumRows(
      [
        [first, 1 - share],
        [second, share],
      ],
      row,
      sums,
    );
    const largest = touched.reduce(
      (size, column) => Math.max(size, Math.abs(sums[column] ?? 0)),
      0,
    );
    const scale = largest / FULL_SCALE;
    scales[row] = scale;
    for (const column of touched) {
      columns[cells] = column;
      values[cells++] = scale === 0 ? 0 : Math.round((sums[column] ?? 0) / scale);
      sums[column] = 0;
    }
    start[row + 1] = cells;
  }
  return { start, columns: columns.slice(0, cells), values: values.slice(0, cells), scales };
}

/** The mixtures of the matrices of each channel. @param share weight of the second ones, 0 to 1 */
export function mixChannels(
  first: readonly WeightRows[],
  second: readonly WeightRows[],
  share: number,
): readonly WeightRows[] {
  if (share === 0) return first;
  if (share === 1) return second;
  return first.map((rows, channel) => mixRows(rows, second[channel] ?? rows, share));
}
