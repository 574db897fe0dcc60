import {
  isPositive,
  ratingTypeOf,
  type RatedLocation,
  type RatingType,
  type RatingValue,
  type TitleKind,
} from "./rating.ts";

export interface RatingRequest {
  rating: RatingValue;
  type: RatingType;
  ratedLocation: RatedLocation;
}

export type RatingDecision =
  | { kind: "rate"; implicit: "add" | "remove" | "nothing" }
  | { kind: "refused"; message: string };

/**
 * Decides what a rating does: a like or love in the app also adds the title to the default
 * watchlist if the person has that setting on; one given during onboarding, when rating more or
 * choosing comfort food doesn't. Any other rating removes what a like added.
 */
export function decideRating(
  request: RatingRequest,
  titleKind: TitleKind,
  implicitWatchlistAddEnabled: boolean,
): RatingDecision {
  if (request.type !== ratingTypeOf(titleKind)) {
    return {
      kind: "refused",
      message: `Invalid type: ${request.type}, the title is a ${titleKind === "tv" ? "show (TV_SHOW)" : "film (FILM)"}`,
    };
  }
  const inApp = request.ratedLocation === "IN_APP" || request.ratedLocation === "B2B_IN_APP";
  if (!isPositive(request.rating)) return { kind: "rate", implicit: "remove" };
  return { kind: "rate", implicit: inApp && implicitWatchlistAddEnabled ? "add" : "nothing" };
}
