import { scoreBandOf, type Progress, type ScoreBand, type TitleKind } from "@worthy/domain";

export interface ShownScore {
  value: number;
  tone: ScoreBand;
}

/**
 * The score to show, or null: scores are only shown once the person has rated enough of the kind.
 */
export function shownScore(
  title: { score: number | null; nodeType: TitleKind },
  progress: Progress,
): ShownScore | null {
  if (title.score === null || !progress[title.nodeType].enough) return null;
  return { value: title.score, tone: scoreBandOf(title.score) };
}
