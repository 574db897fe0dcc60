import type { Model } from "../model/model.ts";

type Rows = Pick<Model, "rowStart" | "columns" | "values">;

/** Calls back with the column and value of every feature of a title. */
export function eachFeature(
  { rowStart, columns, values }: Rows,
  title: number,
  visit: (column: number, value: number) => void,
): void {
  const end = rowStart[title + 1] ?? 0;
  for (let at = rowStart[title] ?? 0; at < end; at++) visit(columns[at] ?? 0, values[at] ?? 0);
}

/** Dot product of a title with one weight per column. */
export function dotWeights(
  { rowStart, columns, values }: Rows,
  title: number,
  weights: Float64Array,
): number {
  const end = rowStart[title + 1] ?? 0;
  let sum = 0;
  for (let at = rowStart[title] ?? 0; at < end; at++)
    sum += (values[at] ?? 0) * (weights[columns[at] ?? 0] ?? 0);
  return sum;
}

/** Adds a multiple of a title's features to one weight per column. */
export function addRow(
  { rowStart, columns, values }: Rows,
  title: number,
  { weights, factor }: { weights: Float64Array; factor: number },
): void {
  const end = rowStart[title + 1] ?? 0;
  for (let at = rowStart[title] ?? 0; at < end; at++) {
    const column = columns[at] ?? 0;
    weights[column] = (weights[column] ?? 0) + factor * (values[at] ?? 0);
  }
}

/** Dot product of two titles. */
export function dotRows({ rowStart, columns, values }: Rows, a: number, b: number): number {
  let left = rowStart[a] ?? 0;
  let right = rowStart[b] ?? 0;
  const leftEnd = rowStart[a + 1] ?? 0;
  const rightEnd = rowStart[b + 1] ?? 0;
  let sum = 0;
  while (left < leftEnd && right < rightEnd) {
    const step = (columns[left] ?? 0) - (columns[right] ?? 0);
    if (step === 0) sum += (values[left] ?? 0) * (values[right] ?? 0);
    if (step <= 0) left++;
    if (step >= 0) right++;
  }
  return sum;
}
