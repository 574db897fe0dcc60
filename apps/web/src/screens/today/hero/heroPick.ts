import type { Progress, TitleKind } from "@worthy/domain";
import { shownScore } from "../../../features/score/shownScore.ts";

interface Pick {
  id: number;
  score: number | null;
  nodeType: TitleKind;
}

interface HeroChoice {
  skipped: readonly number[];
  progress: Progress;
}

/**
 * Tonight's pick: the best not skipped with a visible score, otherwise the best not skipped; at the
 * end, the first again.
 */
export function heroPick<Title extends Pick>(
  picks: readonly Title[],
  { skipped, progress }: HeroChoice,
): Title | null {
  const left = picks.filter(({ id }) => !skipped.includes(id));
  return left.find((pick) => shownScore(pick, progress)) ?? left[0] ?? picks[0] ?? null;
}
