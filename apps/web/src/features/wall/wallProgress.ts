import {
  ENOUGH_POSITIVE_RATINGS,
  ENOUGH_TYPE_RATINGS,
  TITLE_KINDS,
  type KindProgress,
  type Progress,
  type TitleKind,
} from "@worthy/domain";

/** Taste ratings after which picks change and show an early score. */
export const EARLY_READ_RATINGS = 3;

export interface WallProgress {
  /** The kind whose scores are nearest. */
  kind: TitleKind;
  rated: number;
  liked: number;
  /** Ratings missing for that kind's scores: ratings or likes, whichever is more. */
  missing: number;
  /** Taste ratings of both kinds. */
  taste: number;
  enough: boolean;
}

const missingOf = ({ ratingsNeeded, likesNeeded }: KindProgress): number =>
  Math.max(ratingsNeeded, likesNeeded);

/** The content of the wall's two meters: the kind nearest to its scores, shows first. */
export function wallProgressOf(progress: Progress): WallProgress {
  const kind = TITLE_KINDS.reduce((best, next) =>
    missingOf(progress[next]) < missingOf(progress[best]) ? next : best,
  );
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
