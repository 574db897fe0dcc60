import type { WeightRows } from "./weightRows.ts";

/**
 * How the parts of a score are put together (docs/engine.md, "Worthy"): the logit is `constant + rate·(the title's) + bias·(the person's) + grade·(the
 * title's) + lean·(the person's)`, its base, and then the evidence; each `[a, b]` is a factor `a + b·ln(1 + n)` after n ratings.
 */
export interface Stack {
  readonly constant: readonly [number, number];
  readonly rate: number;
  readonly bias: readonly [number, number];
  readonly grade: number;
  readonly lean: readonly [number, number];
  readonly content: readonly [number, number];
  readonly residual: readonly [number, number];
  readonly liked: readonly [number, number];
  readonly notLiked: readonly [number, number];
}

/** Numbers of a community model that are not a title's own. */
export interface CommunityParameters {
  readonly stack: Stack;
  /** Logit of the share of titles that people like, for an average title and person. */
  readonly meanLogit: number;
  /** Mean grade of all ratings. */
  readonly meanGrade: number;
  /** How much popularity adds to a ranking while little is known of a person. */
  readonly popularityWeight: number;
  /** What a ranking is made of: co-liking (in standard deviations) and Worthy (in logits). */
  readonly rank: { readonly together: number; readonly worthy: number };
  /** What it was learned from, for people to read. */
  readonly people: number;
  readonly ratings: number;
}

/** What was learned from everybody's ratings, with nothing in it about any of them. Arrays are by index into `titleIds`. */
export interface Community {
  readonly parameters: CommunityParameters;
  /** Ascending. */
  readonly titleIds: Float64Array;
  /** Logits by which a title is liked more often than the average one, shrunk. */
  readonly rates: Float32Array;
  /** Grades above the mean that a title gets, shrunk. */
  readonly grades: Float32Array;
  /** Number of ratings that judge it. */
  readonly counts: Float32Array;
  /** Number of likes, in root mean squares over all titles. */
  readonly popularity: Float32Array;
  /** From a liked title, from one not liked, and from a residual, to every other. */
  readonly liked: WeightRows;
  readonly notLiked: WeightRows;
  readonly residual: WeightRows;
}

/** Shrinks the lean of a person, in ratings. */
export const LEAN_SHRINK = 3;
