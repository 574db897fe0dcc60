import { Skeleton } from "@worthy/ui";
import { PosterSkeletons } from "../../features/title/PosterSkeletons.tsx";
import { HERO_FRAME, HeroSkeleton } from "./hero/HeroSkeleton.tsx";
import { rowItemClass, ROWS_FRAME, rowsClass } from "./todayFrame.ts";
import { useTodayLayout } from "./useTodayLayout.ts";

const ROWS = 4;
const POSTERS = 5;

/** Today while loading. */
export function TodaySkeleton() {
  const large = useTodayLayout().layout === "list";
  return (
    <>
      <div className={HERO_FRAME}>
        <div className="mx-auto max-w-332 pt-5">
          <HeroSkeleton />
        </div>
      </div>
      <div className={ROWS_FRAME}>
        <div className={rowsClass(large)}>
          {Array.from({ length: ROWS }, (_, row) => (
            <div key={row} className="min-w-0 overflow-hidden">
              <Skeleton className="my-2 h-7 w-52" />
              <div className="flex gap-3 py-1.5">
                <PosterSkeletons
                  count={POSTERS}
                  itemClass={`shrink-0 ${rowItemClass(large)}`}
                  captioned
                />
              </div>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
