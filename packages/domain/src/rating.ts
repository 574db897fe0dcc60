/** The seven values a person may give a title. */
export const RATING_VALUES = ["LOVE", "LIKE", "DISLIKE", "MEH", "INTERESTED", "NOT_INTERESTED", "SKIP"] as const;
export type RatingValue = (typeof RATING_VALUES)[number];

/** The four values that speak of taste: the title was seen and judged. */
export const TASTE_VALUES = ["LOVE", "LIKE", "MEH", "DISLIKE"] as const satisfies readonly RatingValue[];

/** `tv` is a show, `movie` a film. */
export const TITLE_KINDS = ["tv", "movie"] as const;
export type TitleKind = (typeof TITLE_KINDS)[number];

export function isRatingValue(value: unknown): value is RatingValue {
  return (RATING_VALUES as readonly unknown[]).includes(value);
}
