import { RATING_VALUES, type RatingValue } from "@worthy/domain";

/**
 * Everybody's ratings as training reads them: person `p` rated `titles[at]` for `at` from
 * `rowStart[p]` to `rowStart[p + 1]`, each title at most once. Does not identify the people.
 */
export interface RatingMatrix {
  /** Every title that can be rated, ascending. */
  readonly titleIds: Float64Array;
  /** People + 1. */
  readonly rowStart: Uint32Array;
  /** Indices into `titleIds`. */
  readonly titles: Uint32Array;
  /** Indices into `RATING_VALUES`. */
  readonly values: Uint8Array;
}

export const ratingCode = (rating: RatingValue): number => RATING_VALUES.indexOf(rating);
