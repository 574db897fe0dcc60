import { topTitles } from "../../ranking/topTitles.ts";
import type { EvaluationOptions } from "../sets/evaluationSet.ts";
import { isLiked, type PersonRatings } from "../sets/ratingMatrix.ts";
import { DEPTH } from "../figures/rankingMetrics.ts";

/**
 * The best titles by score that are not masked, best first; ties go to the smaller index.
 * @param only the titles to rank; null for all
 */
export function rankedTitles(
  scores: Float32Array,
  known: PersonRatings,
  { mask, only = null }: { mask: EvaluationOptions["mask"]; only?: ReadonlySet<number> | null },
): Uint32Array {
  const masked = new Set(
    mask === "rated" ? known.titles : known.titles.filter((_, at) => isLiked(known.values[at])),
  );
  const open = new Uint32Array(scores.length);
  let count = 0;
  for (let title = 0; title < scores.length; title++)
    if (!masked.has(title) && (only?.has(title) ?? true)) open[count++] = title;
  return topTitles(scores, open.subarray(0, count), DEPTH);
}
