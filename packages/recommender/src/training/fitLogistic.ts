import { logistic } from "../taste/logistic.ts";
import { solveSystem } from "./weights/solveSystem.ts";

/** A logistic regression with a prior on its coefficients. */
export interface LogisticProblem {
  /** Rows × columns, row by row. */
  readonly features: Float64Array;
  readonly outcomes: Uint8Array;
  /** Prior means, by column. */
  readonly anchors: readonly number[];
  /** Weight of the prior in observations, for a column with root mean square 1. */
  readonly belief: number;
}

const ROUNDS = 30;

/**
 * Coefficients by Newton's method (Hastie, Tibshirani and Friedman, The Elements of Statistical
 * Learning, section 4.4.1), with a ridge penalty around the anchors. A column of zeros keeps its
 * anchor.
 */
export function fitLogistic({ features, outcomes, anchors, belief }: LogisticProblem): number[] {
  const size = anchors.length;
  const coefficients = Float64Array.from(anchors);
  const power = new Float64Array(size);
  features.forEach((value, at) => (power[at % size] = (power[at % size] ?? 0) + value * value));
  const ridge = power.map((sum) => belief * Math.max(sum / Math.max(1, outcomes.length), 1e-12));
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = coefficients.map(
      (value, column) => (ridge[column] ?? 0) * ((anchors[column] ?? 0) - value),
    );
    const hessian = new Float64Array(size * size);
    ridge.forEach((value, column) => (hessian[column * size + column] = value));
    outcomes.forEach((outcome, row) => {
      const values = features.subarray(row * size, (row + 1) * size);
      const chance = logistic(
        values.reduce((sum, value, column) => sum + value * (coefficients[column] ?? 0), 0),
      );
      const bend = chance * (1 - chance);
      for (let a = 0; a < size; a++) {
        const left = values[a] ?? 0;
        if (left === 0) continue;
        gradient[a] = (gradient[a] ?? 0) + left * (outcome - chance);
        for (let b = 0; b < size; b++)
          hessian[a * size + b] = (hessian[a * size + b] ?? 0) + bend * left * (values[b] ?? 0);
      }
    });
    solveSystem(hessian, gradient);
    gradient.forEach((step, column) => (coefficients[column] = (coefficients[column] ?? 0) + step));
    if (gradient.every((step) => Math.abs(step) < 1e-8)) break;
  }
  return [...coefficients];
}
