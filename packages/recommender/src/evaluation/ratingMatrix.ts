import { isPositive, RATING_VALUES, type RatingValue } from "@worthy/domain";

/** Ratings of people, as rows (CSR): person `p` rated `titles[rowStart[p]]` to `titles[rowStart[p + 1] - 1]`, each title once and ascending. */
export interface RatingMatrix {
  /** Ids of the titles, ascending; `titles` holds indices into it. */
  readonly titleIds: Float64Array;
  /** One more than there are people. */
  readonly rowStart: Uint32Array;
  readonly titles: Uint32Array;
  /** Indices into `RATING_VALUES`. */
  readonly values: Uint8Array;
}

/** Ratings that may know when they were given. */
export interface TimedRatings extends RatingMatrix {
  /** In any unit, one for each rating; null where the data do not say. */
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

export const codeOf = (rating: RatingValue): number => RATING_VALUES.indexOf(rating);

export const ratingOf = (value: number): RatingValue => RATING_VALUES[value] ?? "SKIP";

export const peopleOf = ({ rowStart }: RatingMatrix): number => rowStart.length - 1;

export function personOf({ rowStart, titles, values }: RatingMatrix, row: number): PersonRatings {
  const from = rowStart[row] ?? 0;
  const to = rowStart[row + 1] ?? from;
  return { titles: titles.subarray(from, to), values: values.subarray(from, to) };
}

export const likedOf = ({ titles, values }: PersonRatings): Uint32Array => titles.filter((_, at) => isLiked(values[at]));
