import { Skeleton } from "@worthy/ui";
import { useDeferredValue } from "react";
import { phoneRows } from "../../features/wall/deckFrame.ts";
import { useOpening } from "../../features/wall/useOpening.ts";
import { WallDeck } from "../../features/wall/WallDeck.tsx";
import type { WallRatings } from "../../features/wall/useWallRatings.ts";
import type { WallTitles } from "../../features/wall/useWallTitles.ts";
import { isScored } from "../../features/wall/wallProgress.ts";
import { PicksSheet } from "./PicksSheet.tsx";
import type { RankedPick } from "./usePicks.ts";
import { FindTitle } from "./FindTitle.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

interface WallPhoneProps {
  wall: WallTitles;
  ratings: WallRatings;
  picks: readonly RankedPick[] | null;
  searchable: boolean;
}

/** The wall on phones: the deck over a sheet with the first picks, in one window. */
export function WallPhone({ wall, ratings, picks, searchable }: WallPhoneProps) {
  const t = useTexts(wallTexts);
  const start = useOpening()?.rated === false;
  const scored = useDeferredValue(isScored(picks, ratings.progress));
  const hasDeck = wall.titles.length > 0 || !wall.failed;
  const empty = wall.loading ? (
    <Skeleton className="mx-auto mt-5 aspect-2/3 w-40" />
  ) : (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 py-10 text-center">
      <p className="text-ink-second">{t(searchable ? "wall.allRated" : "wall.allAnswered")}</p>
      {searchable ? <FindTitle /> : null}
    </div>
  );
  return (
    <div
      className={`flex-1 ${hasDeck ? phoneRows(scored) : "pt-3 [@media(min-height:50rem)]:pt-4"}`}
    >
      {hasDeck ? (
        <WallDeck
          titles={wall.deck}
          ratings={ratings}
          more={wall.more}
          start={start}
          find={searchable ? <FindTitle as="icon" /> : null}
          empty={empty}
        />
      ) : null}
      <PicksSheet picks={picks} ratings={ratings} />
    </div>
  );
}
