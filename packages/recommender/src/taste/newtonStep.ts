import { addRow, dotWeights, eachFeature } from "../community/sparseRow.ts";
import type { TitleSpace } from "../model/titleSpace.ts";
import { conjugateGradients } from "../solver/conjugateGradients.ts";
import type { Fitting } from "./fitting.ts";
import { logistic } from "./logistic.ts";

/** A step needn't be exact: the passes after it correct what is left. */
const PRECISION = 0.01;
const MOST_ROUNDS = 30;
/** The least curvature of an observation of which a person seems certain. */
const LEAST = 1e-9;

/** The products of every rated title with a sum of all of them. `scratchSums` holds zeros again. */
function productsWith(
  space: TitleSpace,
  { titles, kinds }: Fitting,
  factors: Float64Array,
): Float64Array {
  const { biasVariance, ownVariance } = space.parameters;
  const weights = space.scratchSums;
  const bias = [0, 0];
  titles.forEach((title, index) => {
    const factor = factors[index] ?? 0;
    addRow(space, title, { weights, factor });
    const kind = kinds[index] ?? 0;
    bias[kind] = (bias[kind] ?? 0) + biasVariance * factor;
  });
  const products = factors.map(
    (factor, index) =>
      dotWeights(space, titles[index] ?? 0, weights) +
      (bias[kinds[index] ?? 0] ?? 0) +
      ownVariance * factor,
  );
  for (const title of titles) eachFeature(space, title, (column) => (weights[column] = 0));
  return products;
}

/**
 * Moves all multipliers at once by one step of Newton's method, as in iteratively reweighted least
 * squares. It finds at once what all titles have in common, which single multipliers approach slowly.
 * @param weights the weights that belong to the multipliers, before and after
 */
export function newtonStep(space: TitleSpace, fitting: Fitting, weights: Float64Array): void {
  const { biasVariance, ownVariance } = space.parameters;
  const { titles, kinds, liked, trust, offsets, curvatures, multipliers, bias } = fitting;
  const chances = multipliers.map((multiplier, index) =>
    logistic(
      (offsets[index] ?? 0) +
        (bias[kinds[index] ?? 0] ?? 0) +
        dotWeights(space, titles[index] ?? 0, weights) +
        ownVariance * multiplier,
    ),
  );
  const inverse = chances.map(
    (chance, index) => 1 / Math.max(LEAST, (trust[index] ?? 0) * chance * (1 - chance)),
  );
  // Each multiplier in its own unit, so that the diagonal is one.
  const units = inverse.map((value, index) => 1 / Math.sqrt(value + (curvatures[index] ?? 0)));
  const scaled = (values: Float64Array) =>
    values.map((value, index) => value * (units[index] ?? 0));
  const missing = chances.map(
    (chance, index) =>
      ((trust[index] ?? 0) * ((liked[index] ?? 0) - chance) - (multipliers[index] ?? 0)) *
      (inverse[index] ?? 0),
  );
  const imageOf = (step: Float64Array) => {
    const own = scaled(step);
    const products = productsWith(space, fitting, own);
    return scaled(
      products.map((value, index) => value + (inverse[index] ?? 0) * (own[index] ?? 0)),
    );
  };
  const steps = scaled(
    conjugateGradients(scaled(missing), imageOf, { precision: PRECISION, rounds: MOST_ROUNDS }),
  );
  titles.forEach((title, index) => {
    const weight = trust[index] ?? 0;
    const most = liked[index] === 1 ? weight : 0;
    const before = multipliers[index] ?? 0;
    const after = Math.min(most, Math.max(most - weight, before + (steps[index] ?? 0)));
    const kind = kinds[index] ?? 0;
    multipliers[index] = after;
    bias[kind] = (bias[kind] ?? 0) + biasVariance * (after - before);
    addRow(space, title, { weights, factor: after - before });
  });
}
