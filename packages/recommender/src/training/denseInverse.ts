import { createDenseSymmetric, type DenseSymmetric, invertSymmetric, type JobOptions } from "../solver/index.ts";
import type { InputRows } from "./inputRows.ts";

/** Adds `value · value · weight` for every two cells of a person to the lower triangle. */
function addGram({ values: gram, stride }: DenseSymmetric, { rowStart, columns, values, weights }: InputRows): void {
  for (let person = 0; person + 1 < rowStart.length; person++) {
    const [from, end, weight] = [rowStart[person] ?? 0, rowStart[person + 1] ?? 0, weights[person] ?? 0];
    for (let a = from; a < end; a++) {
      const [row, left] = [columns[a] ?? 0, weight * (values[a] ?? 0)];
      for (let b = from; b < end; b++) {
        const column = columns[b] ?? 0;
        if (column <= row) gram[row * stride + column] = (gram[row * stride + column] ?? 0) + left * (values[b] ?? 0);
      }
    }
  }
}

/** Inverse of the Gram matrix of some rows with more on its diagonal. `onDiagonal` gives what is added, from what stands there. */
export async function invertGram(rows: InputRows, onDiagonal: (diagonal: number) => number, options: JobOptions): Promise<DenseSymmetric> {
  const matrix = createDenseSymmetric(rows.inputs);
  addGram(matrix, rows);
  for (let at = 0; at < rows.inputs; at++) {
    const cell = at * (matrix.stride + 1);
    const diagonal = matrix.values[cell] ?? 0;
    matrix.values[cell] = diagonal + onDiagonal(diagonal);
  }
  await invertSymmetric(matrix, options);
  return matrix;
}
