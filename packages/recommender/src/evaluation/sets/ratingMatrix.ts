import { isPositive, RATING_VALUES, type RatingValue } from "@worthy/domain";
import { ratingCode, type RatingMatrix } from "../../community/ratingMatrix.ts";

export { ratingCode as codeOf, type RatingMatrix };

/** Ratings, possibly with times. */
export interface TimedRatings extends RatingMatrix {
  /** In any unit, one per rating; null if unknown. */
  readonly times: Float64Array | null;
}

/** One person's ratings: views into a matrix. */
export interface PersonRatings {
  readonly titles: Uint32Array;
  readonly values: Uint8Array;
}

const LIKED = Uint8Array.from(RATING_VALUES, (value) => (isPositive(value) ? 1 : 0));

/** Whether a value of a matrix is LIKE or LOVE. */
export const isLiked = (value: number | undefined): boolean => LIKED[value ?? 0] === 1;

export const ratingOf = (value: number): RatingValue => RATING_VALUES[value] ?? "SKIP";

export const peopleOf = ({ rowStart }: RatingMatrix): number => rowStart.length - 1;

export function personOf({ rowStart, titles, values }: RatingMatrix, row: number): PersonRatings {
  const from = rowStart[row] ?? 0;
  const to = rowStart[row + 1] ?? from;
  return { titles: titles.subarray(from, to), values: values.subarray(from, to) };
}

export const likedOf = ({ titles, values }: PersonRatings): Uint32Array =>
  titles.filter((_, at) => isLiked(values[at]));
