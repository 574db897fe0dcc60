import { writeSums } from "../community/communitySums.ts";
import type { Taste } from "../taste/taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

/** Popularity counts fully up to 20 taste ratings and no longer from 100. */
const FULL_UNTIL = 20;
const GONE_AT = 100;
/** Between the two it fades faster than linearly: with this power. */
const FADING = 3;

/** What popularity still counts for somebody with this many taste ratings, 0 to 1. */
const popularityLeft = (tasteRatings: number): number =>
  Math.min(1, Math.max(0, (GONE_AT - tasteRatings) / (GONE_AT - FULL_UNTIL))) ** FADING;

/** Weight of a step of fame if neither labels nor other people's ratings order the picks. */
const FAME = 0.07;

function addFame(values: Float32Array, fame: Float32Array, tasteRatings: number): void {
  const weight = FAME * popularityLeft(tasteRatings);
  for (let title = 0; title < values.length; title++)
    values[title] = (values[title] ?? 0) + weight * (fame[title] ?? 0);
}

/**
 * Others' likes come to weigh up to this many times more in the order, the more ratings a person has
 * given and the larger the training was.
 */
const GROWTH = 3;
/** Ratings of a person after which half of that is reached. */
const HALF_GROWN = 30;

/**
 * What picks of one kind are ordered by, in `serving.titles.values`, valid until the next ranking:
 * the order without other people, to which others' likes are added as far as they know this
 * person's titles and each title. Values of different kinds must not be compared: people who rate
 * one kind say nothing about the other (`placesOf.ts`).
 */
export function rankScores(
  { community, editorial, fame, serving }: TitleSpace,
  taste: Taste,
): Float32Array {
  const { titles } = serving;
  const { sums, alone, tasteRatings, trust } = taste;
  if (!community || !sums || community.parameters.rank.together === 0) {
    titles.values.set(alone);
    if (!editorial && !community) addFame(titles.values, fame, tasteRatings);
  } else {
    writeSums(community, sums, titles);
    titles.alone.set(alone);
    const grown = (tasteRatings / (tasteRatings + HALF_GROWN)) * community.largeness;
    serving.rankAll({
      fame: community.parameters.popularityWeight * popularityLeft(tasteRatings),
      together: community.parameters.rank.together * (1 + GROWTH * grown) * trust,
    });
  }
  return titles.values;
}
