import type { SparseRows } from "./sparseRows.ts";
import type { Dense } from "./symmetric.fixture.ts";

/**
 * For tests only: rows that contain each column with the given chance, with values between .5 and
 * 1.
 */
export function randomRows(
  height: number,
  width: number,
  { chance, random }: { chance: number; random: () => number },
): SparseRows {
  const rows = Array.from({ length: height }, () =>
    Array.from({ length: width }, (_, column) => column).filter(() => random() < chance),
  );
  let end = 0;
  const columns = Uint32Array.from(rows.flat());
  return {
    width,
    starts: Uint32Array.from([0, ...rows.map((row) => (end += row.length))]),
    columns,
    values: Float32Array.from(columns, () => 0.5 + random() / 2),
  };
}

export function denseRows({ width, starts, columns, values }: SparseRows): Dense {
  return Array.from({ length: starts.length - 1 }, (_, row) => {
    const dense = new Float64Array(width);
    for (let entry = starts[row] ?? 0; entry < (starts[row + 1] ?? 0); entry++)
      dense[columns[entry] ?? 0] = values[entry] ?? NaN;
    return dense;
  });
}

/** Σ w·z·zᵀ + ridge, in double precision. */
export function denseGram(
  rows: SparseRows,
  weights: ArrayLike<number>,
  ridge: ArrayLike<number>,
): Dense {
  const gram = Array.from({ length: rows.width }, (_, row) =>
    new Float64Array(rows.width).fill(ridge[row] ?? 0, row, row + 1),
  );
  denseRows(rows).forEach((row, person) => {
    row.forEach((left, i) => {
      if (left === 0) return;
      const to = gram[i] ?? new Float64Array();
      row.forEach((right, j) => (to[j] = (to[j] ?? 0) + (weights[person] ?? NaN) * left * right));
    });
  });
  return gram;
}
