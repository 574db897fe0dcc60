import { RATING_VALUES, type RatingValue } from "@worthy/domain";

/** The filters of the ratings history. */
export const RATING_FILTERS = {
  ALL: RATING_VALUES,
  LIKES_DISLIKES: ["LOVE", "LIKE", "MEH", "DISLIKE"],
  LIKES: ["LOVE", "LIKE"],
  DISLIKES: ["MEH", "DISLIKE"],
  FAVORITES: ["LOVE"],
  WANT: ["INTERESTED"],
} as const satisfies Record<string, readonly RatingValue[]>;

export type RatingFilterName = keyof typeof RATING_FILTERS;
