import type { RatingValue } from "@worthy/domain";
import { LEAN_SHRINK } from "./community.ts";
import { gradeOf, signalOf } from "./grade.ts";
import type { OpenCommunity } from "./openCommunity.ts";
import { addWeights } from "./weightRows.ts";

/** What a person's ratings say of every title by way of other people, each a sum over the rated titles. */
export interface CommunitySums {
  readonly liked: Float32Array;
  readonly notLiked: Float32Array;
  /** Residuals before the person's lean is taken off: grade less the mean and the title's own. */
  readonly residual: Float32Array;
  /** Residual weights alone, so that the lean can be taken off: the residual evidence is `residual - lean * mass`. */
  readonly mass: Float32Array;
  /** Sum and number of the residuals: what the lean is made from. */
  readonly surplus: number;
  readonly graded: number;
}

export const noSums = (size: number): CommunitySums => ({
  liked: new Float32Array(size),
  notLiked: new Float32Array(size),
  residual: new Float32Array(size),
  mass: new Float32Array(size),
  surplus: 0,
  graded: 0,
});

export const copyOf = ({ liked, notLiked, residual, mass, surplus, graded }: CommunitySums): CommunitySums => ({
  liked: liked.slice(),
  notLiked: notLiked.slice(),
  residual: residual.slice(),
  mass: mass.slice(),
  surplus,
  graded,
});

/** How far this person's grades stand above what the titles get, shrunk. */
export const leanOf = ({ surplus, graded }: CommunitySums): number => surplus / (graded + LEAN_SHRINK);

/** What one rating leaves to be explained, null where it judges nothing. */
export function surplusOf({ parameters, grades }: OpenCommunity, title: number, rating: RatingValue): number | null {
  const grade = gradeOf(rating);
  return grade === null ? null : grade - parameters.meanGrade - (grades[title] ?? 0);
}

/**
 * Adds one rating (or with `sign` -1 takes it away): one sparse row of each kind. The arrays are changed in place, the counts are given back.
 */
export function addRating(community: OpenCommunity, sums: CommunitySums, { title, rating, sign }: { title: number; rating: RatingValue; sign: 1 | -1 }): CommunitySums {
  const signal = signalOf(rating);
  if (signal > 0) addWeights(community.liked, title, { factor: sign * signal, into: sums.liked });
  if (signal < 0) addWeights(community.notLiked, title, { factor: -sign * signal, into: sums.notLiked });
  const surplus = surplusOf(community, title, rating);
  if (surplus === null) return sums;
  addWeights(community.residual, title, { factor: sign * surplus, into: sums.residual });
  addWeights(community.residual, title, { factor: sign, into: sums.mass });
  return { ...sums, surplus: sums.surplus + sign * surplus, graded: sums.graded + sign };
}
