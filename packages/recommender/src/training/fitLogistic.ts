import { logistic } from "../logistic.ts";

/** A logistic regression that is drawn towards coefficients believed in beforehand. */
export interface LogisticProblem {
  /** Rows × columns, row after row; of rows of equal length. */
  readonly features: Float64Array;
  readonly outcomes: Uint8Array;
  /** By column. */
  readonly anchors: readonly number[];
  /** Observations that the belief in the anchors is worth, for a column whose values are 1 on root mean square. */
  readonly belief: number;
}

const ROUNDS = 30;

/** Solves a small dense symmetric positive definite system in place by elimination; `right` becomes the solution. */
function solve(matrix: Float64Array, right: Float64Array): void {
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot++) {
    const head = matrix[pivot * size + pivot] ?? 1;
    for (let row = pivot + 1; row < size; row++) {
      const factor = (matrix[row * size + pivot] ?? 0) / head;
      if (factor === 0) continue;
      for (let column = pivot; column < size; column++) matrix[row * size + column] = (matrix[row * size + column] ?? 0) - factor * (matrix[pivot * size + column] ?? 0);
      right[row] = (right[row] ?? 0) - factor * (right[pivot] ?? 0);
    }
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = right[row] ?? 0;
    for (let column = row + 1; column < size; column++) sum -= (matrix[row * size + column] ?? 0) * (right[column] ?? 0);
    right[row] = sum / (matrix[row * size + row] ?? 1);
  }
}

/**
 * Coefficients by Newton's method (Hastie, Tibshirani and Friedman, The Elements of Statistical Learning, section 4.4.1), with a ridge around the
 * anchors. A column of zeros keeps its anchor.
 */
export function fitLogistic({ features, outcomes, anchors, belief }: LogisticProblem): number[] {
  const size = anchors.length;
  const coefficients = Float64Array.from(anchors);
  const power = new Float64Array(size);
  features.forEach((value, at) => (power[at % size] = (power[at % size] ?? 0) + value * value));
  const ridge = power.map((sum) => belief * Math.max(sum / Math.max(1, outcomes.length), 1e-12));
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = coefficients.map((value, column) => (ridge[column] ?? 0) * ((anchors[column] ?? 0) - value));
    const hessian = new Float64Array(size * size);
    ridge.forEach((value, column) => (hessian[column * size + column] = value));
    outcomes.forEach((outcome, row) => {
      const values = features.subarray(row * size, (row + 1) * size);
      const chance = logistic(values.reduce((sum, value, column) => sum + value * (coefficients[column] ?? 0), 0));
      const bend = chance * (1 - chance);
      for (let a = 0; a < size; a++) {
        const left = values[a] ?? 0;
        if (left === 0) continue;
        gradient[a] = (gradient[a] ?? 0) + left * (outcome - chance);
        for (let b = 0; b < size; b++) hessian[a * size + b] = (hessian[a * size + b] ?? 0) + bend * left * (values[b] ?? 0);
      }
    });
    solve(hessian, gradient);
    gradient.forEach((step, column) => (coefficients[column] = (coefficients[column] ?? 0) + step));
    if (gradient.every((step) => Math.abs(step) < 1e-8)) break;
  }
  return [...coefficients];
}
