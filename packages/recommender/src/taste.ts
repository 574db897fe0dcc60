import type { RatingValue } from "@worthy/domain";
import type { CommunitySums } from "./communitySums.ts";

/** One rating of one person. */
export interface TitleRating {
  readonly titleId: number;
  readonly rating: RatingValue;
}

/** A rating set, or with `null` removed. */
export interface RatingChange {
  readonly titleId: number;
  readonly rating: RatingValue | null;
}

/** A rated title that says something. */
export interface RatedTitle {
  /** Index in the model. */
  readonly title: number;
  readonly rating: RatingValue;
  /** What the fit gave it: what it counts for in the scores. */
  readonly multiplier: number;
}

/**
 * One person under one model: a value, never changed in place. Everything but `scores` and `ratings` is the engine's own affair.
 */
export interface Taste {
  /** Worthy 0 to 100, not rounded, of every title, in the order of `engine.titleIds`. */
  readonly scores: Float32Array;
  /** The ratings it was made from, by title id; titles that the model does not know are kept. */
  readonly ratings: ReadonlyMap<number, RatingValue>;
  readonly logits: Float32Array;
  /** By title index, ascending. */
  readonly rated: readonly RatedTitle[];
  /** Logits that this person likes everything more (or less) than others. */
  readonly bias: number;
  /** Number of LOVE, LIKE, MEH and DISLIKE among the rated. */
  readonly tasteRatings: number;
  /** What other people's ratings say; null where the engine knows none. */
  readonly sums: CommunitySums | null;
}
