/**
 * Solves a small dense symmetric positive definite system in place by elimination; `right` becomes
 * the solution.
 */
export function solveSystem(matrix: Float64Array, right: Float64Array): void {
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot++) {
    const head = matrix[pivot * size + pivot] ?? 1;
    for (let row = pivot + 1; row < size; row++) {
      const factor = (matrix[row * size + pivot] ?? 0) / head;
      if (factor === 0) continue;
      for (let column = pivot; column < size; column++)
        matrix[row * size + column] =
          (matrix[row * size + column] ?? 0) - factor * (matrix[pivot * size + column] ?? 0);
      right[row] = (right[row] ?? 0) - factor * (right[pivot] ?? 0);
    }
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = right[row] ?? 0;
    for (let column = row + 1; column < size; column++)
      sum -= (matrix[row * size + column] ?? 0) * (right[column] ?? 0);
    right[row] = sum / (matrix[row * size + row] ?? 1);
  }
}
