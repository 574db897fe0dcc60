import { RATING_VALUES, type RatingValue } from "@worthy/domain";

/** What a rating is worth on the scale on which residuals are taken: 1 for LIKE, 0 for MEH, the strong ones further out. */
const GRADES: Record<RatingValue, number | null> = { LOVE: 1.5, LIKE: 1, MEH: 0, DISLIKE: -0.7, INTERESTED: null, NOT_INTERESTED: null, SKIP: null };
/** How strongly a rating stands in the liked (positive) or in the not-liked (negative) channel; 0 says nothing there. */
const SIGNALS: Record<RatingValue, number> = { LOVE: 1, LIKE: 1, MEH: -0.5, DISLIKE: -0.5, INTERESTED: 0.4, NOT_INTERESTED: -0.25, SKIP: 0 };

/** Null for ratings that do not judge a title somebody has seen. */
export const gradeOf = (rating: RatingValue): number | null => GRADES[rating];

/** Liked channel above 0, not-liked channel below. */
export const signalOf = (rating: RatingValue): number => SIGNALS[rating];

/** The same by code (`RatingMatrix.values`); NaN stands for null. */
export const GRADE_BY_CODE: Float64Array = Float64Array.from(RATING_VALUES, (rating) => GRADES[rating] ?? NaN);
export const SIGNAL_BY_CODE: Float64Array = Float64Array.from(RATING_VALUES, (rating) => SIGNALS[rating]);

/** A grade from here on is a like or a love. */
export const LIKED_FROM = 1;
