/** The seven values of a rating. */
export const RATING_VALUES = [
  "LOVE",
  "LIKE",
  "DISLIKE",
  "MEH",
  "INTERESTED",
  "NOT_INTERESTED",
  "SKIP",
] as const;
export type RatingValue = (typeof RATING_VALUES)[number];

/** The four values that express taste: the title was seen and judged. */
export const TASTE_VALUES = [
  "LOVE",
  "LIKE",
  "MEH",
  "DISLIKE",
] as const satisfies readonly RatingValue[];

/** `tv` is a show, `movie` a film. */
export const TITLE_KINDS = ["tv", "movie"] as const;
export type TitleKind = (typeof TITLE_KINDS)[number];

/** The kind of a title in ratings. */
export type RatingType = "TV_SHOW" | "FILM";

export const RATED_LOCATIONS = [
  "IN_APP",
  "ONBOARDING",
  "ONBOARDING_SEARCH",
  "ONBOARDING_SUGGESTIONS",
  "RATE_MORE",
  "COMFORT_FOOD",
  "SEO_MINI_ONBOARDING",
  "B2B_ONBOARDING",
  "B2B_IN_APP",
  "B2B_RATE_MORE",
  "B2B_COMFORT_FOOD",
] as const;
export type RatedLocation = (typeof RATED_LOCATIONS)[number];

export function isRatingValue(value: unknown): value is RatingValue {
  return (RATING_VALUES as readonly unknown[]).includes(value);
}

export function isTaste(value: RatingValue): boolean {
  return (TASTE_VALUES as readonly RatingValue[]).includes(value);
}

/** A like in the broad sense: LOVE or LIKE. */
export function isPositive(value: RatingValue): boolean {
  return value === "LOVE" || value === "LIKE";
}

export function ratingTypeOf(kind: TitleKind): RatingType {
  return kind === "tv" ? "TV_SHOW" : "FILM";
}
