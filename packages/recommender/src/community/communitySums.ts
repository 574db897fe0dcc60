import type { RatingValue } from "@worthy/domain";
import { LEAN_SHRINK } from "./community.ts";
import { gradeOf, signalOf } from "../ranking/grade.ts";
import type { OpenCommunity } from "./openCommunity.ts";
import { addWeights } from "../model/weightRows.ts";

/**
 * What a person's ratings say about every title through other people's ratings; each a sum over the
 * rated titles.
 */
export interface SumArrays {
  readonly liked: Float32Array;
  readonly notLiked: Float32Array;
  /** Residuals (grade less the mean and the title's own) before the person's lean is subtracted. */
  readonly residual: Float32Array;
  /**
   * Sum of residual weights, to subtract the lean: the residual evidence is `residual - lean *
   * mass`.
   */
  readonly mass: Float32Array;
}

/** A rating that is added, or removed with `sign` -1; by title index. */
export interface SignedRating {
  readonly title: number;
  readonly rating: RatingValue;
  readonly sign: 1 | -1;
}

/** Sums over a person's ratings. The long arrays are copied only once every few changes. */
export interface CommunitySums {
  /** The sums before the latest changes. */
  readonly before: SumArrays;
  /** The latest changes, to be added wherever the sums are used. */
  readonly pending: readonly SignedRating[];
  /** Sum and number of all residuals, from which the lean is computed. */
  readonly surplus: number;
  readonly graded: number;
}

/**
 * Most changes that may be pending. Each costs a little at every use; copying the arrays costs as
 * much as several of them.
 */
const MOST_PENDING = 6;

export const noSums = (size: number): CommunitySums => ({
  before: {
    liked: new Float32Array(size),
    notLiked: new Float32Array(size),
    residual: new Float32Array(size),
    mass: new Float32Array(size),
  },
  pending: [],
  surplus: 0,
  graded: 0,
});

/** How far this person's grades are above the titles' average grades, shrunk. */
export const leanOf = ({ surplus, graded }: CommunitySums): number =>
  surplus / (graded + LEAN_SHRINK);

/** The residual of one rating; null if it doesn't judge the title. */
export function surplusOf(
  { parameters, grades }: OpenCommunity,
  title: number,
  rating: RatingValue,
): number | null {
  const grade = gradeOf(rating);
  return grade === null ? null : grade - parameters.meanGrade - (grades[title] ?? 0);
}

/** Adds one sparse row per kind, in place. */
function addRating(
  community: OpenCommunity,
  { title, rating, sign }: SignedRating,
  sums: SumArrays,
): void {
  const signal = signalOf(rating);
  if (signal > 0) addWeights(community.liked, title, { factor: sign * signal, into: sums.liked });
  if (signal < 0)
    addWeights(community.notLiked, title, { factor: -sign * signal, into: sums.notLiked });
  const surplus = surplusOf(community, title, rating);
  if (surplus === null) return;
  addWeights(community.residual, title, { factor: sign * surplus, into: sums.residual });
  addWeights(community.residual, title, { factor: sign, into: sums.mass });
}

/** Writes the sums, including all changes, into arrays of the same length. */
export function writeSums(
  community: OpenCommunity,
  { before, pending }: CommunitySums,
  into: SumArrays,
): void {
  into.liked.set(before.liked);
  into.notLiked.set(before.notLiked);
  into.residual.set(before.residual);
  into.mass.set(before.mass);
  for (const change of pending) addRating(community, change, into);
}

/** The sums after some changes; the given ones are not modified. */
export function sumsAfter(
  community: OpenCommunity,
  sums: CommunitySums,
  changes: readonly SignedRating[],
): CommunitySums {
  const after = { ...sums, pending: [...sums.pending, ...changes] };
  for (const { title, rating, sign } of changes) {
    const surplus = surplusOf(community, title, rating);
    if (surplus === null) continue;
    after.surplus += sign * surplus;
    after.graded += sign;
  }
  if (after.pending.length <= MOST_PENDING) return after;
  const { before } = noSums(sums.before.liked.length);
  writeSums(community, after, before);
  return { ...after, before, pending: [] };
}

const kept = new WeakMap<CommunitySums, SumArrays>();

/**
 * The sums with all changes, for callers that look at many titles: computed on first use and
 * released with the sums. Read-only.
 */
export function wholeSums(community: OpenCommunity, sums: CommunitySums): SumArrays {
  if (sums.pending.length === 0) return sums.before;
  const known = kept.get(sums);
  if (known) return known;
  const whole = noSums(sums.before.liked.length).before;
  writeSums(community, sums, whole);
  kept.set(sums, whole);
  return whole;
}
