import type { WeightRows } from "../model/weightRows.ts";

/**
 * How the parts of a score are combined (docs/engine.md, "Worthy"). The base logit is `constant +
 * rate·(the title's) + bias·(the person's) + grade·(the title's) + lean·(the person's)`, to which
 * the evidence is added. Each `[a, b]` is a weight `a + b·ln(1 + n)` after n ratings.
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

/** Numbers of a community model that don't belong to one title. */
export interface CommunityParameters {
  readonly stack: Stack;
  /** Logit of the share of titles that people like, for an average title and person. */
  readonly meanLogit: number;
  /** Mean grade of all ratings. */
  readonly meanGrade: number;
  /** Weight of popularity in a ranking while little is known about a person. */
  readonly popularityWeight: number;
  /** Weight of co-liking, in root mean squares, in a ranking; 0 to rank without it. */
  readonly rank: { readonly together: number };
  /** What it was learned from; informational. */
  readonly people: number;
  readonly ratings: number;
}

/**
 * What was learned from everybody's ratings, with nothing about any individual. Arrays are by index
 * into `titleIds`.
 */
export interface Community {
  readonly parameters: CommunityParameters;
  /** Ascending. */
  readonly titleIds: Float64Array;
  /** Logits by which a title is liked more than the average one, shrunk. */
  readonly rates: Float32Array;
  /** Grade of each title relative to the mean, shrunk. */
  readonly grades: Float32Array;
  /** Number of ratings that judge it (LOVE to DISLIKE). */
  readonly counts: Float32Array;
  /** Number of likes, divided by its root mean square over all titles. */
  readonly popularity: Float32Array;
  /** Weights from a liked title, from one not liked, and from a residual, to every other title. */
  readonly liked: WeightRows;
  readonly notLiked: WeightRows;
  readonly residual: WeightRows;
}

/** Shrinkage of a person's lean, in ratings. */
export const LEAN_SHRINK = 3;
