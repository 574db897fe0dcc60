/** How much what we learn about one title says about another: a symmetric matrix, row by row. */
export interface Covariances {
  readonly size: number;
  readonly values: Float64Array;
}

/**
 * The products of every two of some sparse rows.
 * @param rows calls back with the columns and values of a row
 * @param width number of columns
 */
export function covariancesOf(
  size: number,
  width: number,
  rows: (row: number, visit: (column: number, value: number) => void) => void,
): Covariances {
  const values = new Float64Array(size * size);
  const dense = new Float64Array(width);
  for (let row = 0; row < size; row++) {
    rows(row, (column, value) => (dense[column] = (dense[column] ?? 0) + value));
    for (let other = row; other < size; other++) {
      let sum = 0;
      rows(other, (column, value) => (sum += value * (dense[column] ?? 0)));
      values[row * size + other] = sum;
      values[other * size + row] = sum;
    }
    rows(row, (column) => (dense[column] = 0));
  }
  return { size, values };
}

/** What is left once a title is observed. @param noise variance of the observation */
export function observe({ size, values }: Covariances, title: number, noise: number): void {
  const row = values.slice(title * size, (title + 1) * size);
  const scale = 1 / ((row[title] ?? 0) + noise);
  for (let one = 0; one < size; one++) {
    const factor = (row[one] ?? 0) * scale;
    if (factor === 0) continue;
    const start = one * size;
    for (let other = 0; other < size; other++)
      values[start + other] = (values[start + other] ?? 0) - factor * (row[other] ?? 0);
  }
}

/** The variance that observing a title would take from the first `count` titles together. */
export function removedBy(
  { size, values }: Covariances,
  title: number,
  { noise, count }: { noise: number; count: number },
): number {
  const start = title * size;
  let squares = 0;
  for (let other = 0; other < count; other++) squares += (values[start + other] ?? 0) ** 2;
  return squares / ((values[start + title] ?? 0) + noise);
}
