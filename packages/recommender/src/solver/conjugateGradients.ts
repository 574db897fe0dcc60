/** When to stop. */
interface Stop {
  /** What is left of the goal, as a share of its length. */
  readonly precision: number;
  readonly rounds: number;
}

const squaresOf = (values: Float64Array): number =>
  values.reduce((sum, value) => sum + value * value, 0);

/**
 * Solves a symmetric, positive definite system by conjugate gradients (Hestenes and Stiefel 1952), from
 * zeros. The matrix itself is never needed.
 * @param imageOf the matrix times a vector
 */
export function conjugateGradients(
  goal: Float64Array,
  imageOf: (step: Float64Array) => Float64Array,
  { precision, rounds }: Stop,
): Float64Array {
  const solution = new Float64Array(goal.length);
  const rest = goal.slice();
  const step = rest.slice();
  let power = squaresOf(rest);
  const enough = power * precision ** 2;
  for (let round = 0; round < rounds && power > enough; round++) {
    const image = imageOf(step);
    const pace = power / image.reduce((sum, value, at) => sum + (step[at] ?? 0) * value, 0);
    step.forEach((one, at) => {
      solution[at] = (solution[at] ?? 0) + pace * one;
      rest[at] = (rest[at] ?? 0) - pace * (image[at] ?? 0);
    });
    const last = power;
    power = squaresOf(rest);
    rest.forEach((left, at) => (step[at] = left + (power / last) * (step[at] ?? 0)));
  }
  return solution;
}
