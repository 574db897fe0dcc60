import { createDenseSymmetric, type DenseSymmetric } from "./denseSymmetric.ts";

/** For tests only: rows in double precision to compare the kernels' results with. */
export type Dense = Float64Array[];

/**
 * A Gram matrix of random 0/1 rows with a ridge: symmetric, positive definite, well conditioned.
 */
export function randomGram(size: number, random: () => number): Dense {
  const people = 2 * size + 10;
  const rows = Array.from({ length: people }, () =>
    Array.from({ length: size }, (_, input) => input).filter(
      () => random() < Math.min(0.3, 8 / size),
    ),
  );
  const gram = Array.from({ length: size }, (_, row) =>
    new Float64Array(size).fill(5, row, row + 1),
  );
  for (const inputs of rows)
    for (const i of inputs)
      for (const j of inputs) gram[i]?.fill((gram[i]?.[j] ?? 0) + 1, j, j + 1);
  return gram;
}

/** Copies the lower triangle and spoils the part above it, which must not be read. */
export function toShared(dense: Dense): DenseSymmetric {
  const matrix = createDenseSymmetric(dense.length);
  matrix.values.fill(NaN, 0, matrix.size * matrix.stride);
  dense.forEach((row, index) =>
    matrix.values.set(row.subarray(0, index + 1), index * matrix.stride),
  );
  return matrix;
}

export const toDense = ({ values, size, stride }: DenseSymmetric): Dense =>
  Array.from({ length: size }, (_, row) =>
    Float64Array.from(values.subarray(row * stride, row * stride + size)),
  );

/** Gauss-Jordan elimination in double precision. */
export function inverseOf(dense: Dense): Dense {
  const left = dense.map((row) => row.slice());
  const right = dense.map((_, row) => new Float64Array(dense.length).fill(1, row, row + 1));
  left.forEach((pivotRow, k) => {
    const pivotRight = right[k] ?? new Float64Array();
    const scale = 1 / (pivotRow[k] ?? 0);
    for (const row of [pivotRow, pivotRight])
      row.forEach((value, column) => (row[column] = value * scale));
    left.forEach((row, i) => {
      if (i === k) return;
      const factor = row[k] ?? 0;
      if (factor === 0) return;
      const rowRight = right[i] ?? new Float64Array();
      for (let column = 0; column < dense.length; column++) {
        row[column] = (row[column] ?? 0) - factor * (pivotRow[column] ?? 0);
        rowRight[column] = (rowRight[column] ?? 0) - factor * (pivotRight[column] ?? 0);
      }
    });
  });
  return right;
}

/** The largest difference between two matrices, by cell. */
export function largestDifference(a: Dense, b: Dense): number {
  let largest = 0;
  a.forEach((row, i) => {
    row.forEach((value, j) => {
      const difference = Math.abs(value - (b[i]?.[j] ?? NaN));
      // A NaN must not pass as small.
      if (!(difference <= largest)) largest = difference;
    });
  });
  return largest;
}

/** The largest |A·B − I|. */
export function distanceFromIdentity(a: Dense, b: Dense): number {
  const product = a.map((row) => {
    const sums = new Float64Array(row.length);
    row.forEach((factor, k) =>
      b[k]?.forEach((value, column) => (sums[column] = (sums[column] ?? 0) + factor * value)),
    );
    return sums;
  });
  return largestDifference(
    product,
    a.map((_, row) => new Float64Array(a.length).fill(1, row, row + 1)),
  );
}
