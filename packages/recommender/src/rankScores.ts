import { writeSums } from "./communitySums.ts";
import { priorShare } from "./prior.ts";
import type { Taste } from "./taste.ts";
import type { TitleSpace } from "./titleSpace.ts";

/** Popularity leaves a ranking sooner than a score: as a power of what is left of the prior. */
const FADING = 3;

/**
 * What picks are ordered by, in `serving.titles.values`: good until the next ranking. Where other people's ratings are known: which titles people like together
 * with those (co-liking, popularity helping while little is known of the person), and Worthy a little; without them Worthy alone.
 */
export function rankScores({ community, serving }: TitleSpace, { sums, logits, tasteRatings }: Taste): Float32Array {
  const { titles } = serving;
  if (!community || !sums || community.parameters.rank.together === 0) titles.values.set(logits);
  else {
    writeSums(community, sums, titles);
    titles.logits.set(logits);
    serving.rankAll({ fame: community.parameters.popularityWeight * priorShare(tasteRatings) ** FADING, ...community.parameters.rank });
  }
  return titles.values;
}
