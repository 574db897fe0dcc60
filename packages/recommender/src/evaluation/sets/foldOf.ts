import { seededRandom } from "../../seededRandom.ts";
import type { HeldOut } from "./holdOut.ts";
import { filterRatings } from "./filterRatings.ts";
import { peopleOf, type TimedRatings } from "./ratingMatrix.ts";

/** Which of several splits. */
export interface FoldOptions {
  /** 0 to `folds - 1`. */
  readonly fold: number;
  readonly folds: number;
  /** Share of all ratings that each fold hides; with 1 / `folds`, every rating is hidden once. */
  readonly hide: number;
  readonly seed: number;
}

/**
 * Hides a share of everybody's ratings; everybody is in both training and test. The folds of one
 * seed hide different ratings.
 */
export function foldOf(ratings: TimedRatings, { fold, folds, hide, seed }: FoldOptions): HeldOut {
  const random = seededRandom(seed);
  const hidden = new Uint8Array(ratings.titles.length).map(() =>
    (random() - fold / folds + 1) % 1 < hide ? 1 : 0,
  );
  const rows = Uint32Array.from({ length: peopleOf(ratings) }, (_, row) => row);
  const tested = rows.filter((row) =>
    hidden.subarray(ratings.rowStart[row], ratings.rowStart[row + 1]).includes(1),
  );
  return {
    // Training doesn't use times.
    train: filterRatings({ ...ratings, times: null }, rows, (at) => hidden[at] === 0),
    test: {
      people: tested,
      known: filterRatings(ratings, tested, (at) => hidden[at] === 0),
      hidden: filterRatings(ratings, tested, (at) => hidden[at] === 1),
    },
  };
}
