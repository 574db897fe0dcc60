import { wholeSums } from "../community/communitySums.ts";
import type { Taste } from "../taste/taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

/**
 * Chance that somebody has seen a title, by prominence 1 to 5: an estimate that counts as much as
 * the ratings of this many people.
 */
const CHANCE_BY_PROMINENCE = [0, 0.04, 0.12, 0.3, 0.6, 0.9];
const JUDGEMENT_PEOPLE = 10;

/**
 * Chance that a person knows a title: the share of people who rated it and, if there is community
 * data, how often people with the same likes did. (Co-liking weights predict 0 or 1, so they are
 * probabilities themselves.)
 */
export function chanceKnown(
  { community, prominence }: TitleSpace,
  taste: Taste,
  title: number,
): number {
  const judged = CHANCE_BY_PROMINENCE[prominence[title] ?? 0] ?? 0;
  if (!community) return judged;
  const { people } = community.parameters;
  const share =
    ((community.counts[title] ?? 0) + JUDGEMENT_PEOPLE * judged) / (people + JUDGEMENT_PEOPLE);
  const sums = taste.sums && wholeSums(community, taste.sums);
  const together = sums ? (sums.liked[title] ?? 0) + (sums.notLiked[title] ?? 0) : 0;
  return Math.min(1, share + Math.max(0, together));
}
