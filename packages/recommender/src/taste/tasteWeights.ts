import { addRow } from "../community/sparseRow.ts";
import type { Taste } from "./taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

/**
 * Posterior mean of a person's feature weights: the sum of rated titles times their multipliers.
 */
export function tasteWeights(space: TitleSpace, { rated }: Taste): Float64Array {
  const weights = new Float64Array(space.features.length);
  for (const { title, multiplier } of rated) addRow(space, title, { weights, factor: multiplier });
  return weights;
}
