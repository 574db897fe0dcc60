import { isPositive, isTaste, TITLE_KINDS, type RatingValue, type TitleKind } from "./rating.ts";

/** Taste ratings, of whatever kinds, after which every score is shown. */
export const SCORES_AFTER_RATINGS = 6;

/** Taste ratings of a kind after which its scores are no early guesses. */
export const ENOUGH_TYPE_RATINGS = 6;
/** Likes and loves of a kind after which its scores are no early guesses. */
export const ENOUGH_POSITIVE_RATINGS = 3;

export interface KindProgress {
  taste: number;
  positive: number;
  enough: boolean;
  ratingsNeeded: number;
  likesNeeded: number;
}

export type Progress = Record<TitleKind, KindProgress>;

/** A person's taste ratings of all kinds together. */
export const tasteCount = (progress: Progress): number =>
  TITLE_KINDS.reduce((sum, kind) => sum + progress[kind].taste, 0);

/** Taste ratings, of whatever kinds, that are missing until scores are shown. */
export const ratingsToScores = (progress: Progress): number =>
  Math.max(0, SCORES_AFTER_RATINGS - tasteCount(progress));

/** Whether scores are shown to the person. Those of a kind without `enough` are early guesses. */
export const hasScores = (progress: Progress): boolean => ratingsToScores(progress) === 0;

/** A person's progress by kind, from a list of their ratings. */
export function progressOf(ratings: Iterable<{ kind: TitleKind; rating: RatingValue }>): Progress {
  const counts: Record<TitleKind, { taste: number; positive: number }> = {
    tv: { taste: 0, positive: 0 },
    movie: { taste: 0, positive: 0 },
  };
  for (const { kind, rating } of ratings) {
    if (isTaste(rating)) counts[kind].taste += 1;
    if (isPositive(rating)) counts[kind].positive += 1;
  }
  const [tv, movie] = TITLE_KINDS.map((kind) =>
    kindProgress(counts[kind].taste, counts[kind].positive),
  ) as [KindProgress, KindProgress]; // one entry per kind, in order
  return { tv, movie };
}

export function kindProgress(taste: number, positive: number): KindProgress {
  const ratingsNeeded = Math.max(0, ENOUGH_TYPE_RATINGS - taste);
  const likesNeeded = Math.max(0, ENOUGH_POSITIVE_RATINGS - positive);
  return {
    taste,
    positive,
    enough: ratingsNeeded === 0 && likesNeeded === 0,
    ratingsNeeded,
    likesNeeded,
  };
}
