import { heightOf, type SparseRows, transposeRows } from "./sparseRows.ts";

/** Rows whose columns are numbered by how many rows have them. */
export interface PopularityOrder {
  readonly rows: SparseRows;
  /** The old column of each place. */
  readonly order: Uint32Array;
  /** The place of each old column. */
  readonly placeOf: Uint32Array;
}

/** Numbers the columns anew, those of most entries first, ties by their old number. */
export function byPopularity(rows: SparseRows): PopularityOrder {
  const counts = new Uint32Array(rows.width);
  for (const column of rows.columns) counts[column] = (counts[column] ?? 0) + 1;
  const order = Uint32Array.from(counts.keys()).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  const placeOf = new Uint32Array(rows.width);
  order.forEach((column, place) => (placeOf[column] = place));
  const renamed = { ...rows, columns: rows.columns.map((column) => placeOf[column] ?? 0) };
  // Turned twice, the columns ascend again.
  const turned = transposeRows(transposeRows(renamed));
  return { rows: { ...turned, width: rows.width, starts: turned.starts.subarray(0, heightOf(rows) + 1) }, order, placeOf };
}
