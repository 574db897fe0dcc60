import { topTitles } from "../topTitles.ts";
import type { EvaluationOptions } from "./evaluationSet.ts";
import { isLiked, type PersonRatings } from "./ratingMatrix.ts";
import { DEPTH } from "./rankingMetrics.ts";

/** The first titles by score that the mask leaves, best first; of equal scores the title with the smaller index. */
export function rankedTitles(scores: Float32Array, known: PersonRatings, mask: EvaluationOptions["mask"]): Uint32Array {
  const masked = new Set(mask === "rated" ? known.titles : known.titles.filter((_, at) => isLiked(known.values[at])));
  const open = new Uint32Array(scores.length);
  let count = 0;
  for (let title = 0; title < scores.length; title++) if (!masked.has(title)) open[count++] = title;
  return topTitles(scores, open.subarray(0, count), DEPTH);
}
