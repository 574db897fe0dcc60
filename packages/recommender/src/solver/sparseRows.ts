/** A sparse matrix by rows (CSR): row r has the entries from starts[r] up to starts[r + 1]. */
export interface SparseRows {
  /** Number of columns. */
  readonly width: number;
  /** One more than the number of rows; starts with 0, ends with the number of entries. */
  readonly starts: Uint32Array;
  /** Ascending within a row, each at most once. */
  readonly columns: Uint32Array;
  readonly values: Float32Array;
}

/** Number of rows. */
export const heightOf = ({ starts }: SparseRows): number => starts.length - 1;

/**
 * Turns columns into rows; within them, the old rows ascend, whatever the order of the old columns.
 */
export function transposeRows({ width, starts, columns, values }: SparseRows): SparseRows {
  const height = starts.length - 1;
  const result = {
    width: height,
    starts: new Uint32Array(width + 1),
    columns: new Uint32Array(columns.length),
    values: new Float32Array(columns.length),
  };
  for (const column of columns) result.starts[column + 1] = (result.starts[column + 1] ?? 0) + 1;
  for (let column = 0; column < width; column++)
    result.starts[column + 1] = (result.starts[column + 1] ?? 0) + (result.starts[column] ?? 0);
  const next = result.starts.slice();
  for (let row = 0; row < height; row++) {
    const last = starts[row + 1] ?? 0;
    for (let entry = starts[row] ?? 0; entry < last; entry++) {
      const column = columns[entry] ?? 0;
      const to = next[column] ?? 0;
      next[column] = to + 1;
      result.columns[to] = row;
      result.values[to] = values[entry] ?? 0;
    }
  }
  return result;
}

/** Rows from `first` up to `last`, sharing the same arrays. */
export function sliceRows(
  { width, starts, columns, values }: SparseRows,
  first: number,
  last: number,
): SparseRows {
  const from = starts[first] ?? 0;
  const to = starts[last] ?? 0;
  return {
    width,
    starts: starts.slice(first, last + 1).map((start) => start - from),
    columns: columns.subarray(from, to),
    values: values.subarray(from, to),
  };
}

/**
 * @throws RangeError if the parts don't fit together: the kernels trust them and would write out of
 * bounds
 */
export function checkRows({ width, starts, columns, values }: SparseRows): void {
  const entries = columns.length;
  if (
    starts.length < 1 ||
    starts[0] !== 0 ||
    starts.at(-1) !== entries ||
    values.length !== entries
  )
    throw new RangeError("the starts of sparse rows don't fit their entries");
  for (let row = 0; row + 1 < starts.length; row++) {
    const last = starts[row + 1] ?? 0;
    const first = starts[row] ?? 0;
    if (last < first || last > entries)
      throw new RangeError(`row ${row} ends before it begins, or past the last entry`);
    for (let entry = first; entry < last; entry++) {
      const column = columns[entry] ?? 0;
      if (column >= width || (entry > first && column <= (columns[entry - 1] ?? 0)))
        throw new RangeError(`the columns of row ${row} don't ascend below ${width}`);
    }
  }
}
