/** A square symmetric matrix; cell (row, column) is `values[row * stride + column]`. */
export interface DenseMatrix {
  readonly size: number;
  readonly stride: number;
  readonly values: Float32Array;
}

export function createDense(size: number): DenseMatrix {
  return { size, stride: size, values: new Float32Array(size * size) };
}

/** Inverts a symmetric positive definite matrix in place by Gauss-Jordan without pivoting. Slow: for a few hundred rows. */
export async function invertInPlace({ size, stride, values }: DenseMatrix): Promise<void> {
  const at = (row: number, column: number) => values[row * stride + column] ?? 0;
  for (let pivot = 0; pivot < size; pivot++) {
    const inverse = 1 / at(pivot, pivot);
    values[pivot * stride + pivot] = 1;
    for (let column = 0; column < size; column++) values[pivot * stride + column] = at(pivot, column) * inverse;
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const factor = at(row, pivot);
      values[row * stride + pivot] = 0;
      for (let column = 0; column < size; column++) values[row * stride + column] = at(row, column) - factor * at(pivot, column);
    }
  }
}
