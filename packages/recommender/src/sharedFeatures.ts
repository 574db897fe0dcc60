import type { Model } from "./model.ts";

type Rows = Pick<Model, "rowStart" | "columns" | "values">;

/** Calls back with every feature that two titles share: its column and the product of their values. */
export function eachSharedFeature(
  { rowStart, columns, values }: Rows,
  { title, other }: { title: number; other: number },
  visit: (column: number, product: number) => void,
): void {
  let left = rowStart[title] ?? 0;
  let right = rowStart[other] ?? 0;
  const leftEnd = rowStart[title + 1] ?? 0;
  const rightEnd = rowStart[other + 1] ?? 0;
  while (left < leftEnd && right < rightEnd) {
    const column = columns[left] ?? 0;
    const step = column - (columns[right] ?? 0);
    if (step === 0) visit(column, (values[left] ?? 0) * (values[right] ?? 0));
    if (step <= 0) left++;
    if (step >= 0) right++;
  }
}
