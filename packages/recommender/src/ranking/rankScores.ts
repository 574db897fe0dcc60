import { writeSums } from "../community/communitySums.ts";
import type { Taste } from "../taste/taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

/** Popularity counts fully up to 20 taste ratings and no longer from 100. */
const FULL_UNTIL = 20;
const GONE_AT = 100;
/** Between the two it fades faster than linearly: with this power. */
const POWER = 3;

/** What popularity still counts for somebody with this many taste ratings, 0 to 1. */
const popularityLeft = (tasteRatings: number): number =>
  Math.min(1, Math.max(0, (GONE_AT - tasteRatings) / (GONE_AT - FULL_UNTIL))) ** POWER;

/** Weight of a step of fame if neither labels nor other people's ratings order the picks. */
const FAME_OF_FACTS = 0.07;

function addFame(values: Float32Array, fame: Float32Array, tasteRatings: number): void {
  const weight = FAME_OF_FACTS * popularityLeft(tasteRatings);
  for (let title = 0; title < values.length; title++)
    values[title] = (values[title] ?? 0) + weight * (fame[title] ?? 0);
}

/** Weights of fame, and of how close a title is to those rated, which fades with their number. */
const FAME = 0.14;
const CLOSE = 0.8;
const FADING = 0.05;
/** Closeness counts by half after so many ratings, as far as other people's ratings don't say more. */
const HALF_TOLD = 2;

/** What closeness counts in the order after this many ratings. */
const closenessCounts = (tasteRatings: number, trust: number): number =>
  tasteRatings === 0
    ? 0
    : (CLOSE * tasteRatings) /
      (tasteRatings + HALF_TOLD * (1 - trust)) /
      (1 + FADING * tasteRatings);

/**
 * The order without other people, in an array of the kernels: with labels fame, how much closer a title is
 * to what the person likes than to what they don't, and their chance of liking it.
 */
function orderAlone(
  { community, editorial, fame, serving }: TitleSpace,
  { alone, closeness, tasteRatings, trust }: Taste,
  into: Float32Array,
): void {
  into.set(alone);
  if (editorial) {
    serving.titles.closeness.set(closeness);
    serving.orderAlone({
      logits: into,
      fame: FAME,
      closeness: closenessCounts(tasteRatings, trust),
    });
  } else if (!community) addFame(into, fame, tasteRatings);
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
export function rankScores(space: TitleSpace, taste: Taste): Float32Array {
  const { community, serving } = space;
  const { titles } = serving;
  const { sums, tasteRatings, trust } = taste;
  if (!community || !sums || community.parameters.rank.together === 0) {
    orderAlone(space, taste, titles.values);
  } else {
    writeSums(community, sums, titles);
    orderAlone(space, taste, titles.alone);
    const grown = (tasteRatings / (tasteRatings + HALF_GROWN)) * community.largeness;
    serving.rankAll({
      fame: community.parameters.popularityWeight * popularityLeft(tasteRatings),
      together: community.parameters.rank.together * (1 + GROWTH * grown) * trust,
    });
  }
  return titles.values;
}
