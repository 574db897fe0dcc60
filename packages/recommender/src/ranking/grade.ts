import { RATING_VALUES, type RatingValue } from "@worthy/domain";

/**
 * A rating as a grade, from which residuals are computed: 1 for LIKE, 0 for MEH, strong ratings
 * further out.
 */
const GRADES: Record<RatingValue, number | null> = {
  LOVE: 1.5,
  LIKE: 1,
  MEH: 0,
  DISLIKE: -0.7,
  INTERESTED: null,
  NOT_INTERESTED: null,
  SKIP: null,
};
/** A rating's weight in the liked (positive) or not-liked (negative) channel; 0 for neither. */
const SIGNALS: Record<RatingValue, number> = {
  LOVE: 1,
  LIKE: 1,
  MEH: -0.5,
  DISLIKE: -0.5,
  INTERESTED: 0.4,
  NOT_INTERESTED: -0.25,
  SKIP: 0,
};

/** Null for ratings that don't judge a title the person has seen. */
export const gradeOf = (rating: RatingValue): number | null => GRADES[rating];

/** Above 0 for the liked channel, below for the not-liked one. */
export const signalOf = (rating: RatingValue): number => SIGNALS[rating];

/** Grades by code (`RatingMatrix.values`); NaN instead of null. */
export const GRADE_BY_CODE: Float64Array = Float64Array.from(
  RATING_VALUES,
  (rating) => GRADES[rating] ?? NaN,
);
export const SIGNAL_BY_CODE: Float64Array = Float64Array.from(
  RATING_VALUES,
  (rating) => SIGNALS[rating],
);

/** Grades from here on are a like or a love. */
export const LIKED_FROM = 1;

export const isLiked = (rating: RatingValue): boolean => (GRADES[rating] ?? 0) >= LIKED_FROM;
