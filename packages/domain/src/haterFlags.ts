import { isPositive, type RatedLocation, type RatingValue } from "./rating.ts";

/** Dislikes for each like, above which somebody counts as a hater overall. */
export const HATER_RATIO = 2;
/** Dislikes for each like, from which somebody counts as a hater while onboarding. */
export const ONBOARDING_HATER_RATIO = 4;
/** With more likes than this nobody counts as a hater while onboarding. */
export const ONBOARDING_HATER_LIKES = 5;

/** Signs that a person dislikes far more than they like. */
export interface HaterFlags {
  overall: boolean;
  /** Of the ratings made while onboarding alone. */
  onboarding: boolean;
}

const ONBOARDING: ReadonlySet<RatedLocation> = new Set(["ONBOARDING", "ONBOARDING_SEARCH", "ONBOARDING_SUGGESTIONS", "B2B_ONBOARDING"]);

/** Whether a rating was made while onboarding: on the wall, in its search, or among its suggestions. */
export function isOnboarding(location: RatedLocation): boolean {
  return ONBOARDING.has(location);
}

interface Tally {
  dislikes: number;
  likes: number;
}

/** Where there is no like, the dislikes are held against one: the first dislike of all brands nobody. */
const ratioOf = ({ dislikes, likes }: Tally): number => dislikes / Math.max(1, likes);

function tally(ratings: Iterable<RatingValue>): Tally {
  const counts: Tally = { dislikes: 0, likes: 0 };
  for (const rating of ratings) {
    if (rating === "DISLIKE") counts.dislikes += 1;
    if (isPositive(rating)) counts.likes += 1;
  }
  return counts;
}

/** Whether these ratings have more than two dislikes for each like or love. Only DISLIKE is a dislike: MEH is none. */
export function isHater(ratings: Iterable<RatingValue>): boolean {
  return ratioOf(tally(ratings)) > HATER_RATIO;
}

/** Both flags of a person, from all their ratings. They soften what is said, steer what is asked next, and go with events. */
export function haterFlags(ratings: readonly { rating: RatingValue; ratedLocation: RatedLocation }[]): HaterFlags {
  const early = tally(ratings.filter(({ ratedLocation }) => isOnboarding(ratedLocation)).map(({ rating }) => rating));
  return {
    overall: isHater(ratings.map(({ rating }) => rating)),
    onboarding: early.likes <= ONBOARDING_HATER_LIKES && ratioOf(early) >= ONBOARDING_HATER_RATIO,
  };
}
