import { addRow } from "./sparseRow.ts";
import type { Taste } from "./taste.ts";
import type { TitleSpace } from "./titleSpace.ts";

/** Posterior mean of a person's weight of each feature: the rated titles, each times its multiplier. */
export function tasteWeights(space: TitleSpace, { rated }: Taste): Float64Array {
  const weights = new Float64Array(space.features.length);
  for (const { title, multiplier } of rated) addRow(space, title, { weights, factor: multiplier });
  return weights;
}
