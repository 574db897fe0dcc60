import { Skeleton } from "@worthy/ui";
import { PosterSkeletons } from "../../features/title/PosterSkeletons.tsx";
import { CARDS_GRID, HEADING, ROW_ITEM, ROWS_GRID, TODAY_FRAME, TODAY_HEAD } from "./todayFrame.ts";
import { useTexts } from "../../locale/useLocale.ts";
import todayTexts from "./texts/today.en.json" with { type: "json" };

const CARDS = 3;
const ROWS = 2;
const POSTERS = 9;

/** Today while loading. */
export function TodaySkeleton({ heading }: { heading?: string }) {
  const t = useTexts(todayTexts);
  return (
    <div className={TODAY_FRAME}>
      <div className={TODAY_HEAD}>
        {heading === undefined ? (
          <p className={HEADING}>{t("today.tonight")}</p>
        ) : (
          <h1 className={HEADING}>{heading}</h1>
        )}
      </div>
      <div className="@container">
        <div className={CARDS_GRID}>
          {Array.from({ length: CARDS }, (_, card) => (
            <div key={card} className="today-card">
              <Skeleton className="my-1.5 h-6 w-40 max-w-full [grid-area:head]" />
              <Skeleton className="aspect-2/3 self-start [grid-area:poster]" />
              <Skeleton className="mt-3 h-6 w-3/4 [grid-area:title]" />
              <Skeleton className="h-12 [grid-area:reason] @min-[66rem]:mt-4" />
            </div>
          ))}
        </div>
      </div>
      <div className={ROWS_GRID}>
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row} className="min-w-0 overflow-hidden">
            <Skeleton className="my-2 h-7 w-52" />
            <div className="flex gap-3 py-1.5">
              <PosterSkeletons count={POSTERS} itemClass={`shrink-0 ${ROW_ITEM}`} captioned />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
