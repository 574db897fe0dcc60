import type { Ranker } from "./ranker.ts";
import { isLiked, type RatingMatrix } from "../sets/ratingMatrix.ts";

/** How many people like each title. */
export function likesOf({ titleIds, titles, values }: RatingMatrix): Float32Array {
  const likes = new Float32Array(titleIds.length);
  titles.forEach((title, at) => {
    if (isLiked(values[at])) likes[title] = (likes[title] ?? 0) + 1;
  });
  return likes;
}

/** How many people rated each title. */
export function ratingCountsOf({ titleIds, titles }: RatingMatrix): Float32Array {
  const counts = new Float32Array(titleIds.length);
  for (const title of titles) counts[title] = (counts[title] ?? 0) + 1;
  return counts;
}

/** The same for everybody: the most liked titles. */
export function popularityRanker(train: RatingMatrix): Ranker {
  const rank = likesOf(train);
  return { scores: () => ({ rank, worthy: null }) };
}
