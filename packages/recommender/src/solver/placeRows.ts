import type { Arena } from "./arena.ts";
import { heightOf, type SparseRows, transposeRows } from "./sparseRows.ts";

/** Every weight must be present and a number; the default is 1 for all. */
export function weightsOf(
  rows: SparseRows,
  weights: Float32Array = new Float32Array(heightOf(rows)).fill(1),
): Float32Array {
  if (weights.length !== heightOf(rows))
    throw new RangeError(`${weights.length} weights for ${heightOf(rows)} rows`);
  return weights;
}

/**
 * Copies rows, their weighted transpose, and the weights into an arena. Returns the address of the
 * list of their addresses (Rows in kernels/gramOfRows.ts).
 */
export function placeRows(arena: Arena, rows: SparseRows, weights: Float32Array): number {
  const byColumn = transposeRows(rows);
  const weighted = byColumn.values.map(
    (value, entry) => value * (weights[byColumn.columns[entry] ?? 0] ?? 0),
  );
  const parts = [
    rows.starts,
    rows.columns,
    rows.values,
    byColumn.starts,
    byColumn.columns,
    weighted,
    weights,
  ];
  return arena.put(Uint32Array.from(parts, (part) => arena.put(part)));
}
