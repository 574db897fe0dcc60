import { isTaste } from "@worthy/domain";
import type { OpenCommunity } from "../community/openCommunity.ts";
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
 * How far others' likes are to be trusted for this person: the mean trust of what they rated, and
 * of one title that everybody is taken to know.
 */
function trustFor({ trust, meanTrust }: OpenCommunity, { rated, tasteRatings }: Taste): number {
  const known = rated.reduce(
    (sum, { title, rating }) => sum + (isTaste(rating) ? (trust[title] ?? 0) : 0),
    meanTrust,
  );
  return known / (tasteRatings + 1);
}

/**
 * What picks of one kind are ordered by, in `serving.titles.values`, valid until the next ranking:
 * the order without other people, to which others' likes are added as far as they know this
 * person's titles and each title. Values of different kinds must not be compared: people who rate
 * one kind say nothing about the other (`mergeKinds.ts`).
 */
export function rankScores({ community, serving }: TitleSpace, taste: Taste): Float32Array {
  const { titles } = serving;
  const { sums, alone, tasteRatings } = taste;
  if (!community || !sums || community.parameters.rank.together === 0) titles.values.set(alone);
  else {
    writeSums(community, sums, titles);
    titles.alone.set(alone);
    serving.rankAll({
      fame: community.parameters.popularityWeight * priorShare(tasteRatings) ** FADING,
      together: community.parameters.rank.together * trustFor(community, taste),
    });
  }
  return titles.values;
}
