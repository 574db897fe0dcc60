import { writeSums } from "../community/communitySums.ts";
import { priorShare } from "../model/prior.ts";
import type { Taste } from "../taste/taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

/**
 * Popularity fades from a ranking faster than from a score: with this power of the prior's
 * remaining share.
 */
const FADING = 3;

/**
 * What picks are ordered by, in `serving.titles.values`, valid until the next ranking. With
 * community data: co-liking, popularity while little is known about the person, and a small part of
 * Worthy; without it, Worthy alone.
 */
export function rankScores(
  { community, serving }: TitleSpace,
  { sums, logits, tasteRatings }: Taste,
): Float32Array {
  const { titles } = serving;
  if (!community || !sums || community.parameters.rank.together === 0) titles.values.set(logits);
  else {
    writeSums(community, sums, titles);
    titles.logits.set(logits);
    serving.rankAll({
      fame: community.parameters.popularityWeight * priorShare(tasteRatings) ** FADING,
      ...community.parameters.rank,
    });
  }
  return titles.values;
}
