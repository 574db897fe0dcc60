import type { SparseMatrix } from "../model/model.ts";

/** How much what we learn about one title says about another: a symmetric matrix, row by row. */
export interface Covariances {
  readonly size: number;
  readonly values: Float64Array;
}

type Rows = Pick<SparseMatrix, "rowStart" | "columns" | "values">;

/** The products of every two of some rows. @param width number of columns */
export function covariancesOf(
  { rowStart, columns, values }: Rows,
  rows: readonly number[],
  width: number,
): Covariances {
  const size = rows.length;
  const products = new Float64Array(size * size);
  const dense = new Float64Array(width);
  rows.forEach((row, one) => {
    const [from, end] = [rowStart[row] ?? 0, rowStart[row + 1] ?? 0];
    for (let at = from; at < end; at++) dense[columns[at] ?? 0] = values[at] ?? 0;
    for (let other = one; other < size; other++) {
      const last = rowStart[(rows[other] ?? 0) + 1] ?? 0;
      let sum = 0;
      for (let at = rowStart[rows[other] ?? 0] ?? 0; at < last; at++)
        sum += (values[at] ?? 0) * (dense[columns[at] ?? 0] ?? 0);
      products[one * size + other] = sum;
      products[other * size + one] = sum;
    }
    for (let at = from; at < end; at++) dense[columns[at] ?? 0] = 0;
  });
  return { size, values: products };
}

/**
 * What is left among the first `count` titles once a title is observed; the others are not needed again.
 * @param noise variance of the observation
 */
export function observe(
  { size, values }: Covariances,
  title: number,
  { noise, count }: { noise: number; count: number },
): void {
  const row = values.slice(title * size, (title + 1) * size);
  const scale = 1 / ((row[title] ?? 0) + noise);
  for (let one = 0; one < count; one++) {
    const factor = (row[one] ?? 0) * scale;
    if (factor === 0) continue;
    const start = one * size;
    for (let other = 0; other < count; other++)
      values[start + other] = (values[start + other] ?? 0) - factor * (row[other] ?? 0);
  }
}

/**
 * The variance that observing a title would take from the first titles.
 * @param weights how much each of these matters
 */
export function removedBy(
  { size, values }: Covariances,
  title: number,
  { noise, weights }: { noise: number; weights: Float64Array },
): number {
  const start = title * size;
  let squares = 0;
  for (let other = 0; other < weights.length; other++)
    squares += (weights[other] ?? 0) * (values[start + other] ?? 0) ** 2;
  return squares / ((values[start + title] ?? 0) + noise);
}
