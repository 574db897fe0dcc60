import { ScoreNumber } from "@worthy/ui";
import { useProgress } from "../../features/rating/useProgress.ts";
import { missingScore } from "../../features/score/missingScore.ts";
import { shownScore } from "../../features/score/shownScore.ts";
import { useT } from "../../messages/useT.ts";
import type { WatchlistItem } from "./watchlistQuery.ts";

/** The score of a row in its column of 72 px, or what is missing for one. */
export function ItemScore({ show }: Pick<WatchlistItem, "show">) {
  const t = useT();
  const progress = useProgress();
  const shown = shownScore(show, progress);
  return (
    <span className="flex w-14 shrink-0 sm:w-18 flex-col items-end text-end">
      {shown ? (
        <ScoreNumber score={shown.value} tone={shown.tone} word={t(`score.${shown.tone}`)} />
      ) : (
        <>
          <span aria-hidden className="size-5 rounded-full border border-dashed border-ink-second" />
          <span className="text-xs text-ink-second">{missingScore(show.nodeType, progress, t).short}</span>
        </>
      )}
    </span>
  );
}
