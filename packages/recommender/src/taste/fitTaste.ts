import { type Fitting, fittingOf, type Observation } from "./fitting.ts";
import { logistic } from "./logistic.ts";
import { newtonStep } from "./newtonStep.ts";
import { addRow, dotWeights } from "../community/sparseRow.ts";
import type { PerKind } from "./taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

export interface Fit {
  readonly multipliers: Float64Array;
  /** By kind. */
  readonly bias: PerKind;
}

/** Tolerance of the multipliers: less than a hundredth of a point in any score. */
const TOLERANCE = 2e-5;
/** A multiplier that would change by less than this stays as it is. */
const NO_CHANGE = TOLERANCE / 4;
const MAX_PASSES = 1000;
const MAX_STEPS = 60;
/** Passes are slow if the largest change is still more than this share of the one two passes before. */
const SLOW = 0.36;
/** After so many steps for all multipliers at once, passes alone go on: they always get there. */
const MOST_LEAPS = 5;
/**
 * Each multiplier is solved more precisely than the whole. Newton's error after a step this small
 * is its square times less than .7, for any weight and length.
 */
const LAST_STEP = 1e-3;

/**
 * The root of `m = weight * (liked - logistic(rest + curvature * m))`: increasing in m, so Newton
 * within a shrinking bracket always converges.
 */
function solveMultiplier(
  { liked, trust, curvatures, multipliers }: Fitting,
  index: number,
  rest: number,
): number {
  const weight = trust[index] ?? 0;
  const goal = liked[index] ?? 0;
  const curvature = curvatures[index] ?? 0;
  let low = goal === 1 ? 0 : -weight;
  let high = goal === 1 ? weight : 0;
  let multiplier = Math.min(high, Math.max(low, multipliers[index] ?? 0));
  for (let step = 0; step < MAX_STEPS; step++) {
    const probability = logistic(rest + curvature * multiplier);
    const excess = multiplier - weight * (goal - probability);
    if (excess > 0) high = multiplier;
    else low = multiplier;
    const newton = multiplier - excess / (1 + weight * curvature * probability * (1 - probability));
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - multiplier) < (next === newton ? LAST_STEP : TOLERANCE / 20)) return next;
    multiplier = next;
  }
  return multiplier;
}

/** Updates every multiplier from one on once, in turn; returns the largest change. */
function pass(
  space: TitleSpace,
  fitting: Fitting,
  { weights, from }: { weights: Float64Array; from: number },
): number {
  const { biasVariance, ownVariance } = space.parameters;
  const { titles, kinds, offsets, curvatures, multipliers, bias } = fitting;
  let largest = 0;
  for (let index = from; index < titles.length; index++) {
    const title = titles[index] ?? 0;
    const kind = kinds[index] ?? 0;
    const before = multipliers[index] ?? 0;
    const rest =
      (offsets[index] ?? 0) +
      (bias[kind] ?? 0) +
      dotWeights(space, title, weights) +
      (ownVariance - (curvatures[index] ?? 0)) * before;
    const change = solveMultiplier(fitting, index, rest) - before;
    if (Math.abs(change) <= NO_CHANGE) continue;
    multipliers[index] = before + change;
    bias[kind] = (bias[kind] ?? 0) + biasVariance * change;
    addRow(space, title, { weights, factor: change });
    largest = Math.max(largest, Math.abs(change));
  }
  return largest;
}

/**
 * Regularised logistic regression of one person's ratings on title features, in the dual: weights
 * are a sum of rated titles times multipliers, which makes every score a sum of exact parts.
 * Coordinate ascent, one title at a time, as in Yu, Huang and Lin, "Dual coordinate descent methods
 * for logistic regression and maximum entropy models" (2011), section 3; with many ratings, which
 * have much in common, also steps for all of them at once. The optimum is unique, so a warm start saves
 * time and changes the result by less than a hundredth of a point.
 * @param weights zeros, one per feature; becomes the posterior mean of the person's weights
 */
export function fitTaste(
  space: TitleSpace,
  observations: readonly Observation[],
  weights: Float64Array,
): Fit {
  const fitting = fittingOf(space, observations);
  for (const { title, start } of observations)
    if (start !== 0) addRow(space, title, { weights, factor: start });
  // What is new moves the rest, so the first pass starts with it.
  let from = Math.max(
    0,
    observations.findIndex(({ start }) => start === 0),
  );
  let [earlier, before, leaps] = [Infinity, Infinity, 0];
  for (let passes = 0; passes < MAX_PASSES; passes++, from = 0) {
    const largest = pass(space, fitting, { weights, from });
    if (largest <= TOLERANCE && from === 0) break;
    const isSlow = largest > SLOW * earlier;
    [earlier, before] = [before, largest];
    if (!isSlow || leaps++ >= MOST_LEAPS) continue;
    newtonStep(space, fitting, weights);
    earlier = before = Infinity;
  }
  const [films = 0, shows = 0] = fitting.bias;
  return { multipliers: fitting.multipliers, bias: [films, shows] };
}
