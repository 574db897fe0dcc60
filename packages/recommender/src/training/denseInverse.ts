import { createDenseSymmetric, type DenseSymmetric, gramOfRows, invertSymmetric, type JobOptions } from "../solver/index.ts";
import type { InputRows } from "./inputRows.ts";

/** Inverse of the Gram matrix of some rows with more on its diagonal. `onDiagonal` gives what is added, from what stands there. */
export async function invertGram({ rows, weights }: InputRows, onDiagonal: (diagonal: number) => number, options: JobOptions): Promise<DenseSymmetric> {
  const matrix = createDenseSymmetric(rows.width);
  await gramOfRows(matrix, rows, { ...options, weights });
  for (let at = 0; at < rows.width; at++) {
    const cell = at * (matrix.stride + 1);
    const diagonal = matrix.values[cell] ?? 0;
    matrix.values[cell] = diagonal + onDiagonal(diagonal);
  }
  await invertSymmetric(matrix, options);
  return matrix;
}
