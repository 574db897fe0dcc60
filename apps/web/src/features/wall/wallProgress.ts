import {
  hasScores,
  ratingsToScores,
  SCORES_AFTER_RATINGS,
  tasteCount,
  type Progress,
} from "@worthy/domain";
import { gradedScore, type ShownScore } from "../score/shownScore.ts";

/** Taste ratings after which picks show scores. */
export const EARLY_SCORE_RATINGS = 3;

export interface WallProgress {
  /** Taste ratings of all kinds. */
  taste: number;
  /** Those that fill the counter. */
  filled: number;
  /** Ratings to go until there are scores everywhere. */
  toGo: number;
  enough: boolean;
  kinds: Progress;
}

/** The content of the wall's counter. */
export function wallProgressOf(progress: Progress): WallProgress {
  const toGo = ratingsToScores(progress);
  return {
    taste: tasteCount(progress),
    filled: SCORES_AFTER_RATINGS - toGo,
    toGo,
    enough: hasScores(progress),
    kinds: progress,
  };
}

/** Whether the picks have come and show scores. */
export const isScored = (picks: readonly unknown[] | null, { taste }: { taste: number }): boolean =>
  picks !== null && taste >= EARLY_SCORE_RATINGS;

/** A pick's score on the wall, which shows scores earlier than other screens. */
export const pickScore = (
  pick: Parameters<typeof gradedScore>[0],
  { taste, kinds }: Pick<WallProgress, "taste" | "kinds">,
): ShownScore | null => (taste < EARLY_SCORE_RATINGS ? null : gradedScore(pick, kinds));
