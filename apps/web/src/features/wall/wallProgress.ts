import { ENOUGH_POSITIVE_RATINGS, ENOUGH_TYPE_RATINGS, TITLE_KINDS, type KindProgress, type Progress, type TitleKind } from "@worthy/domain";

/** Taste ratings after which picks move and show an early number. */
export const EARLY_READ_RATINGS = 3;

export interface WallProgress {
  /** The kind whose numbers are nearest. */
  kind: TitleKind;
  rated: number;
  liked: number;
  /** Ratings that are still missing for that kind's numbers: what is left to rate or to like, whichever is more. */
  missing: number;
  /** Taste ratings of both kinds. */
  taste: number;
  enough: boolean;
}

const missingOf = ({ ratingsNeeded, likesNeeded }: KindProgress): number => Math.max(ratingsNeeded, likesNeeded);

/** What the wall's two meters show: the kind that is nearest to its numbers, shows first. */
export function wallProgressOf(progress: Progress): WallProgress {
  const kind = TITLE_KINDS.reduce((best, next) => (missingOf(progress[next]) < missingOf(progress[best]) ? next : best));
  const { taste, positive } = progress[kind];
  return {
    kind,
    rated: Math.min(taste, ENOUGH_TYPE_RATINGS),
    liked: Math.min(positive, ENOUGH_POSITIVE_RATINGS),
    missing: missingOf(progress[kind]),
    taste: progress.tv.taste + progress.movie.taste,
    enough: progress.tv.enough || progress.movie.enough,
  };
}
