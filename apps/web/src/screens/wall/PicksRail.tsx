import { Skeleton } from "@worthy/ui";
import { memo, useDeferredValue, useRef } from "react";
import { useIsOver } from "../../features/width/useIsOver.ts";
import { OpenToday } from "./OpenToday.tsx";
import { PickRow } from "./PickRow.tsx";
import { PICKS } from "./picksQuery.ts";
import { useReorderMotion } from "./useReorderMotion.ts";
import type { RankedPick } from "./usePicks.ts";
import type { WallRatings } from "../../features/wall/useWallRatings.ts";
import { EARLY_SCORE_RATINGS, pickScore } from "../../features/wall/wallProgress.ts";
import { useTexts } from "../../locale/useLocale.ts";
import ratingTexts from "../../features/rating/texts/rating.en.json" with { type: "json" };
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

interface PicksRailProps {
  picks: readonly RankedPick[] | null;
  ratings: WallRatings;
}

/**
 * The picks so far next to the wall: the first large, the others in rows, updated after each rating
 * once the wall itself has responded.
 */
export function PicksRail(shown: PicksRailProps) {
  const later = useDeferredValue(shown);
  return useIsOver("lg") === false ? null : <Rail {...later} />;
}

const Rail = memo(function Rail({ picks, ratings }: PicksRailProps) {
  const t = useTexts(ratingTexts, wallTexts);
  const list = useRef<HTMLOListElement>(null);
  useReorderMotion(list, picks?.map(({ pick }) => pick.id).join() ?? "");
  const early = ratings.progress.taste >= EARLY_SCORE_RATINGS;
  const last = ratings.last?.after && !ratings.last.title.decoy ? ratings.last : null;
  return (
    <aside
      aria-labelledby="picks-so-far"
      className="-mb-16 hidden w-103 shrink-0 border-s border-hairline bg-raised lg:block"
    >
      <div className="sticky top-0 flex h-[calc(100dvh-4.5rem)] flex-col px-8 py-6">
        <h2 id="picks-so-far" className="font-display text-xl font-semibold">
          {t("wall.picks")}
        </h2>
        <p className="text-sm text-ink-second">
          {!early
            ? t("wall.picksAfter")
            : last?.after
              ? t("wall.rerankedBy", { name: last.title.name, rating: t(`rating.${last.after}`) })
              : t("wall.picksEarly")}
        </p>
        <ol ref={list} className="-mx-2 mt-4 mb-3 min-h-0 flex-1 overflow-y-auto px-2 pt-1">
          {picks
            ? picks.map((ranked, rank) => (
                <PickRow
                  key={ranked.pick.id}
                  {...ranked}
                  rank={rank + 1}
                  shown={pickScore(ranked.pick, ratings.progress)}
                />
              ))
            : Array.from({ length: PICKS }, (_, rank) => (
                <Skeleton
                  key={rank}
                  className={rank === 0 ? "mb-6 h-51 w-34" : "mb-4 h-20 w-full"}
                />
              ))}
        </ol>
        <OpenToday progress={ratings.progress} />
      </div>
    </aside>
  );
});
