import type { Evidence } from "./evidence.ts";
import { logistic } from "./logistic.ts";
import { addRow, dotWeights } from "./sparseRow.ts";
import type { TitleSpace } from "./titleSpace.ts";

/** One observation for the fit. */
export interface Observation {
  readonly title: number;
  readonly evidence: Evidence;
  /** Prior logit of the title. */
  readonly offset: number;
  /** Where to start: 0, or the multiplier of an earlier fit. */
  readonly start: number;
}

export interface Fit {
  readonly multipliers: Float64Array;
  readonly bias: number;
}

/** Multipliers are found within about this: less than a hundredth of a point in any score. */
const TOLERANCE = 1e-5;
const MAX_PASSES = 1000;
const MAX_STEPS = 60;

/** Where one multiplier starts, and what of the logit moves with it. */
interface Line {
  readonly curvature: number;
  readonly start: number;
}

/** The root of `m = weight * (liked - logistic(rest + curvature * m))`: increasing in m, so Newton inside a shrinking bracket cannot miss it. */
function solveMultiplier({ liked, weight }: Evidence, rest: number, { curvature, start }: Line): number {
  let low = liked ? 0 : -weight;
  let high = liked ? weight : 0;
  let multiplier = Math.min(high, Math.max(low, start));
  for (let step = 0; step < MAX_STEPS; step++) {
    const probability = logistic(rest + curvature * multiplier);
    const excess = multiplier - weight * ((liked ? 1 : 0) - probability);
    if (excess > 0) high = multiplier;
    else low = multiplier;
    const newton = multiplier - excess / (1 + weight * curvature * probability * (1 - probability));
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - multiplier) < TOLERANCE / 10) return next;
    multiplier = next;
  }
  return multiplier;
}

/**
 * Regularised logistic regression of one person's ratings on title features, in the dual: weights are a sum of rated titles, each times a
 * multiplier, which is what makes every score a sum of exact parts. Coordinate ascent, one title at a time, as in Yu, Huang and Lin,
 * "Dual coordinate descent methods for logistic regression and maximum entropy models" (2011), section 3. The optimum is unique, so a warm
 * start changes the time and not, beyond a hundredth of a point, the result.
 * @param weights zeros, one a feature; becomes the posterior mean of the person's weight of each
 */
export function fitTaste(space: TitleSpace, observations: readonly Observation[], weights: Float64Array): Fit {
  const { biasVariance, ownVariance } = space.parameters;
  const multipliers = Float64Array.from(observations, ({ start }) => start);
  const curvatures = Float64Array.from(observations, ({ title }) => (space.lengths[title] ?? 0) ** 2 + biasVariance + ownVariance);
  for (const { title, start } of observations) if (start !== 0) addRow(space, title, { weights, factor: start });
  let bias = biasVariance * multipliers.reduce((sum, value) => sum + value, 0);
  const improve = (index: number, { title, evidence, offset }: Observation): number => {
    const before = multipliers[index] ?? 0;
    const curvature = curvatures[index] ?? 0;
    const rest = offset + bias + dotWeights(space, title, weights) + (ownVariance - curvature) * before;
    const change = solveMultiplier(evidence, rest, { curvature, start: before }) - before;
    if (change === 0) return 0;
    multipliers[index] = before + change;
    bias += biasVariance * change;
    addRow(space, title, { weights, factor: change });
    return Math.abs(change);
  };
  for (let pass = 0, largest = 1; pass < MAX_PASSES && largest > TOLERANCE; pass++) {
    largest = 0;
    for (let index = 0; index < observations.length; index++) {
      const observation = observations[index];
      if (observation) largest = Math.max(largest, improve(index, observation));
    }
  }
  return { multipliers, bias };
}
