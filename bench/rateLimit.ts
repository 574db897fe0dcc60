import type { Model } from "@worthy/recommender";

/**
 * The bare limit of a new rating: one weight a feature times every title's features, straight through the arrays, with nothing fitted before
 * and nothing chosen after.
 */
export function sparseDotProduct({ rowStart, columns, values }: Model, { weights, scores }: { weights: Float64Array; scores: Float32Array }): void {
  for (let title = 0; title < scores.length; title++) {
    const end = rowStart[title + 1] ?? 0;
    let sum = 0;
    for (let at = rowStart[title] ?? 0; at < end; at++) sum += (values[at] ?? 0) * (weights[columns[at] ?? 0] ?? 0);
    scores[title] = sum;
  }
}
