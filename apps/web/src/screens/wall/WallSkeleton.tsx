import { Skeleton } from "@worthy/ui";
import { PosterSkeletons } from "../../features/title/PosterSkeletons.tsx";
import {
  cardWidth,
  DECK_AREA,
  DECK_GRID,
  phoneColumn,
  sheetHeight,
} from "../../features/wall/deckFrame.ts";
import { useOpening } from "../../features/wall/useOpening.ts";

/**
 * The wall while loading: posters on wide windows, with the rail of picks next to them, and one
 * card above a sheet on phones.
 */
export function WallSkeleton() {
  const opening = useOpening();
  const start = opening?.rated === false;
  return (
    <div className="flex">
      <div className="mx-auto w-full max-w-258 min-w-0 flex-1 px-4 pt-2 lg:ps-14 lg:pe-12">
        <Skeleton className="mt-2 h-11 w-3/5 max-sm:hidden" />
        <div className="mt-2 mb-3 flex h-12 items-center max-sm:hidden">
          <Skeleton className="h-5 w-72" />
        </div>
        <div className="hidden grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-4 sm:grid">
          <PosterSkeletons count={10} />
        </div>
        <div className={`sm:hidden ${phoneColumn(opening === null)}`}>
          <div className={start ? "h-25 shrink-0" : "h-11 shrink-0"} />
          <div className={DECK_AREA}>
            <div className={DECK_GRID}>
              <span />
              <Skeleton className={`aspect-2/3 ${cardWidth(!start)}`} />
            </div>
          </div>
          <div className="mt-7 h-19.5 shrink-0" />
          <div
            className={`-mx-4 mt-3 shrink-0 rounded-t-[1rem] border-t border-hairline bg-raised [@media(min-height:50rem)]:mt-4 ${sheetHeight(!start)}`}
          />
        </div>
      </div>
      <div className="-mb-16 hidden w-103 shrink-0 border-s border-hairline bg-raised lg:block" />
    </div>
  );
}
