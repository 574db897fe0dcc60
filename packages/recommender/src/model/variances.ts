import { evidenceOf } from "../taste/evidence.ts";
import { eachFeature } from "../community/sparseRow.ts";
import type { Taste } from "../taste/taste.ts";
import type { TitleSpace } from "./titleSpace.ts";

/**
 * The steepest slope of the logistic curve: the most information one observation of weight 1 can
 * give.
 */
export const INFORMATION = 0.25;

/**
 * Posterior variance of the person's weight of each feature, in diagonal approximation: 1 if
 * nothing is known. The inverse of the diagonal of the posterior's precision (Laplace). It ignores
 * the outcomes, so more ratings never mean less certainty.
 */
export function variancesOf(space: TitleSpace, taste: Taste): Float64Array {
  const precision = new Float64Array(space.features.length).fill(1);
  for (const { title, rating } of taste.rated) {
    const weight = evidenceOf(rating)?.weight ?? 0;
    eachFeature(space, title, (column, value) => {
      precision[column] = (precision[column] ?? 1) + INFORMATION * weight * value * value;
    });
  }
  return precision.map((value) => 1 / value);
}
