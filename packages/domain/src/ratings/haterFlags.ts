import { isPositive, type RatedLocation, type RatingValue } from "./rating.ts";

/** Dislikes per like above which somebody counts as a hater overall. */
export const HATER_RATIO = 2;
/** Dislikes per like from which somebody counts as a hater in onboarding. */
export const ONBOARDING_HATER_RATIO = 4;
/** With more likes than this, nobody counts as a hater in onboarding. */
export const ONBOARDING_HATER_LIKES = 5;

/** Indicates that a person dislikes far more than they like. */
export interface HaterFlags {
  overall: boolean;
  /** From ratings given in onboarding only. */
  onboarding: boolean;
}

const ONBOARDING: ReadonlySet<RatedLocation> = new Set([
  "ONBOARDING",
  "ONBOARDING_SEARCH",
  "ONBOARDING_SUGGESTIONS",
  "B2B_ONBOARDING",
]);

/** Whether a rating was given in onboarding: on the wall, in its search, or in its suggestions. */
export function isOnboarding(location: RatedLocation): boolean {
  return ONBOARDING.has(location);
}

interface Tally {
  dislikes: number;
  likes: number;
}

/** Without likes, dislikes are divided by one, so a single first dislike doesn't make a hater. */
const ratioOf = ({ dislikes, likes }: Tally): number => dislikes / Math.max(1, likes);

function tally(ratings: Iterable<RatingValue>): Tally {
  const counts: Tally = { dislikes: 0, likes: 0 };
  for (const rating of ratings) {
    if (rating === "DISLIKE") counts.dislikes += 1;
    if (isPositive(rating)) counts.likes += 1;
  }
  return counts;
}

/**
 * Whether there are more than two dislikes per like or love. Only DISLIKE counts as a dislike, not
 * MEH.
 */
export function isHater(ratings: Iterable<RatingValue>): boolean {
  return ratioOf(tally(ratings)) > HATER_RATIO;
}

/**
 * Both flags, from all ratings of a person. They soften texts, steer what to ask next, and are sent
 * with events.
 */
export function haterFlags(
  ratings: readonly { rating: RatingValue; ratedLocation: RatedLocation }[],
): HaterFlags {
  const early = tally(
    ratings.filter(({ ratedLocation }) => isOnboarding(ratedLocation)).map(({ rating }) => rating),
  );
  return {
    overall: isHater(ratings.map(({ rating }) => rating)),
    onboarding: early.likes <= ONBOARDING_HATER_LIKES && ratioOf(early) >= ONBOARDING_HATER_RATIO,
  };
}
