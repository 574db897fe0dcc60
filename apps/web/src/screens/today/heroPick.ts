import type { Progress, TitleKind } from "@worthy/domain";
import { shownScore } from "../../features/score/shownScore.ts";

interface Pick {
  id: number;
  score: number | null;
  nodeType: TitleKind;
}

interface HeroChoice {
  skipped: readonly number[];
  progress: Progress;
}

/** The pick of tonight: the best that was not skipped and whose number can be shown, or else the best that was not skipped; the first again at the end. */
export function heroPick<Title extends Pick>(picks: readonly Title[], { skipped, progress }: HeroChoice): Title | null {
  const left = picks.filter(({ id }) => !skipped.includes(id));
  return left.find((pick) => shownScore(pick, progress)) ?? left[0] ?? picks[0] ?? null;
}
