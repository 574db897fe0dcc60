import type { PersonRatings } from "../sets/ratingMatrix.ts";

/**
 * A model's scores for every title, in the order of the titles. The next call may overwrite both
 * arrays.
 */
export interface RankerScores {
  /** Higher is better. */
  readonly rank: Float32Array;
  /** Worthy, 0 to 100, for models that predict a probability. */
  readonly worthy: Float32Array | null;
}

/** A trained model under test. */
export interface Ranker {
  scores(known: PersonRatings): RankerScores;
}
