import { evidenceOf } from "./evidence.ts";
import { eachFeature } from "./sparseRow.ts";
import type { Taste } from "./taste.ts";
import type { TitleSpace } from "./titleSpace.ts";

/** The steepest a logistic curve gets: what one observation of weight 1 tells at most, whichever way it went. */
export const INFORMATION = 0.25;

/**
 * Posterior variance of the person's weight of each feature, diagonal approximation: 1 where nothing is known. The inverse of the diagonal of the
 * posterior's precision (Laplace); it ignores the values, so that more ratings never know less.
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
