import {
  hasScores,
  scoreBandOf,
  type Progress,
  type ScoreBand,
  type TitleKind,
} from "@worthy/domain";

export interface ShownScore {
  value: number;
  tone: ScoreBand;
  /** Whether it is an early guess: the person has rated too little of the kind. */
  early: boolean;
}

interface Scored {
  score: number | null;
  nodeType: TitleKind;
}

/** The score to show, or null: scores are only shown once the person has rated enough. */
export const shownScore = (title: Scored, progress: Progress): ShownScore | null =>
  hasScores(progress) ? gradedScore(title, progress) : null;

/** A score that may be shown earlier, on the wall. */
export function gradedScore({ score, nodeType }: Scored, progress: Progress): ShownScore | null {
  if (score === null) return null;
  return { value: score, tone: scoreBandOf(score), early: !progress[nodeType].enough };
}
