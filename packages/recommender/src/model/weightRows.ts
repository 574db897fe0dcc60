/**
 * A sparse matrix of weights from one title to another, by source title (CSR), quantised: cell `at`
 * of row `r` is `values[at] * scales[r]`, from `start[r]` to `start[r + 1]`, columns ascending.
 * Sixteen bits cost less than a thousandth of nDCG (docs/engine.md).
 */
export interface WeightRows {
  /** Rows + 1. */
  readonly start: Uint32Array;
  readonly columns: Uint32Array;
  readonly values: Int16Array;
  readonly scales: Float32Array;
}

/** The greatest value of a cell. */
export const FULL_SCALE = 32_767;

/** A matrix without weights. */
export const emptyRows = (titles: number): WeightRows => ({
  start: new Uint32Array(titles + 1),
  columns: new Uint32Array(),
  values: new Int16Array(),
  scales: new Float32Array(titles),
});

/** Adds a multiple of a row to one number per column. */
export function addWeights(
  { start, columns, values, scales }: WeightRows,
  row: number,
  { factor, into }: { factor: number; into: Float32Array },
): void {
  const unit = factor * (scales[row] ?? 0);
  const end = start[row + 1] ?? 0;
  for (let at = start[row] ?? 0; at < end; at++) {
    const column = columns[at] ?? 0;
    into[column] = (into[column] ?? 0) + unit * (values[at] ?? 0);
  }
}

/** One cell, by binary search; 0 if absent. */
export function weightAt(
  { start, columns, values, scales }: WeightRows,
  row: number,
  column: number,
): number {
  let low = start[row] ?? 0;
  let high = (start[row + 1] ?? 0) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = columns[middle] ?? 0;
    if (found === column) return (values[middle] ?? 0) * (scales[row] ?? 0);
    if (found < column) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}

/** Sum of a row's squared weights. */
export function powerOf({ start, values, scales }: WeightRows, row: number): number {
  let sum = 0;
  const end = start[row + 1] ?? 0;
  for (let at = start[row] ?? 0; at < end; at++) sum += (values[at] ?? 0) ** 2;
  return sum * (scales[row] ?? 0) ** 2;
}

/**
 * The same weights with other title indices. Drops rows and cells of removed titles.
 * @param indexOf new index of each old one, -1 for none; must preserve the order
 * @param size number of rows of the result
 */
export function renumberRows(
  { start, columns, values, scales }: WeightRows,
  indexOf: Int32Array,
  size: number,
): WeightRows {
  const newStart = new Uint32Array(size + 1);
  const newScales = new Float32Array(size);
  const [newColumns, newValues] = [new Uint32Array(columns.length), new Int16Array(values.length)];
  let cells = 0;
  let filled = 0;
  indexOf.forEach((row, old) => {
    if (row < 0) return;
    while (filled < row) newStart[++filled] = cells;
    newScales[row] = scales[old] ?? 0;
    const end = start[old + 1] ?? 0;
    for (let at = start[old] ?? 0; at < end; at++) {
      const column = indexOf[columns[at] ?? 0] ?? -1;
      if (column < 0) continue;
      newColumns[cells] = column;
      newValues[cells++] = values[at] ?? 0;
    }
    newStart[++filled] = cells;
  });
  while (filled < size) newStart[++filled] = cells;
  return {
    start: newStart,
    columns: newColumns.slice(0, cells),
    values: newValues.slice(0, cells),
    scales: newScales,
  };
}
