import { ScoreNumber } from "@worthy/ui";
import { useProgress } from "../../rating/useProgress.ts";
import { missingScore } from "../../score/missingScore.ts";
import { scoreWords } from "../../score/scoreWord.ts";
import { shownScore } from "../../score/shownScore.ts";
import type { WatchlistItem } from "../page/watchlistQuery.ts";
import { useLocale } from "../../../locale/useLocale.ts";

/** A row's score in its column of 72 px, or why it is missing. */
export function ItemScore({ show }: Pick<WatchlistItem, "show">) {
  const locale = useLocale();
  const progress = useProgress();
  const shown = shownScore(show, progress);
  return (
    <span className="flex w-14 shrink-0 sm:w-18 flex-col items-end text-end">
      {shown ? (
        <ScoreNumber score={shown.value} tone={shown.tone} {...scoreWords(shown, locale)} />
      ) : (
        <>
          <span
            aria-hidden
            className="size-5 rounded-full border border-dashed border-ink-second"
          />
          <span className="text-xs text-ink-second">{missingScore(progress, locale).short}</span>
        </>
      )}
    </span>
  );
}
