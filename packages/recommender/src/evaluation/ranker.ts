import type { PersonRatings } from "./ratingMatrix.ts";

/** What a model says of every title, in the order of the titles. Both may be overwritten by the next call. */
export interface RankerScores {
  /** Higher is better. */
  readonly rank: Float32Array;
  /** Worthy, 0 to 100, for models that promise a probability. */
  readonly worthy: Float32Array | null;
}

/** A trained model under test. */
export interface Ranker {
  scores(known: PersonRatings): RankerScores;
}
