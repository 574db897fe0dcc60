import { wholeSums } from "../community/communitySums.ts";
import { logistic, logitOf } from "../taste/logistic.ts";
import type { Taste } from "../taste/taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

/**
 * Chance that somebody has seen a title, by fame 1 to 9: an estimate that counts as much as the
 * ratings of this many people. Beyond, its logit rises evenly.
 */
const CHANCE_BY_FAME = [0.014, 0.037, 0.093, 0.127, 0.212, 0.29, 0.378, 0.477, 0.65];
const LOGITS_PER_STEP = 0.6;
const JUDGEMENT_PEOPLE = 2000;

/** The chance by fame, interpolated between whole steps. */
function chanceByFame(fame: number): number {
  const beyond = fame - CHANCE_BY_FAME.length;
  if (beyond > 0) return logistic(logitOf(CHANCE_BY_FAME.at(-1) ?? 0) + LOGITS_PER_STEP * beyond);
  const step = Math.max(1, fame) - 1;
  const below = Math.floor(step);
  const low = CHANCE_BY_FAME[below] ?? 0;
  return low + (step - below) * ((CHANCE_BY_FAME[below + 1] ?? low) - low);
}

/**
 * Chance that a person knows a title: the share of people who rated it and, if there is community
 * data, how often people with the same likes did. (Co-liking weights predict 0 or 1, so they are
 * probabilities themselves.)
 */
export function chanceKnown({ community, fame }: TitleSpace, taste: Taste, title: number): number {
  const judged = chanceByFame(fame[title] ?? 0);
  if (!community) return judged;
  const { people } = community.parameters;
  const share =
    ((community.counts[title] ?? 0) + JUDGEMENT_PEOPLE * judged) / (people + JUDGEMENT_PEOPLE);
  const sums = taste.sums && wholeSums(community, taste.sums);
  const together = sums ? (sums.liked[title] ?? 0) + (sums.notLiked[title] ?? 0) : 0;
  return Math.min(1, share + Math.max(0, together));
}
