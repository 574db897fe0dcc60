import { priorShare } from "./prior.ts";
import type { Taste } from "./taste.ts";
import type { TitleSpace } from "./titleSpace.ts";

/** Popularity leaves a ranking sooner than a score: as a power of what is left of the prior. */
const FADING = 3;

/** Standard deviation of some numbers around 0, 1 where all are 0. */
function spreadOf(values: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += (values[at] ?? 0) ** 2;
  return Math.sqrt(sum / Math.max(1, values.length)) || 1;
}

/**
 * What picks are ordered by. Where other people's ratings are known: which titles people like together with those (co-liking, popularity helping
 * while little is known of the person), and Worthy a little; without them Worthy alone.
 */
export function rankScores(space: TitleSpace, taste: Taste): Float32Array {
  const { community } = space;
  if (!community || !taste.sums || community.parameters.rank.together === 0) return taste.logits;
  const { liked, notLiked } = taste.sums;
  const { popularity, parameters } = community;
  const fame = parameters.popularityWeight * priorShare(taste.tasteRatings) ** FADING;
  const result = new Float32Array(space.size);
  for (let title = 0; title < result.length; title++) result[title] = (liked[title] ?? 0) + (notLiked[title] ?? 0) + fame * (popularity[title] ?? 0);
  const together = parameters.rank.together / spreadOf(result);
  const worthy = parameters.rank.worthy;
  for (let title = 0; title < result.length; title++) result[title] = together * (result[title] ?? 0) + worthy * (taste.logits[title] ?? 0);
  return result;
}
