import { Button, ErrorState, Skeleton } from "@worthy/ui";
import type { WallRatings } from "../../features/wall/useWallRatings.ts";
import type { WallTitles } from "../../features/wall/useWallTitles.ts";
import { AtWidth } from "../../features/width/AtWidth.tsx";
import { PicksSheet } from "./PicksSheet.tsx";
import type { RankedPick } from "./usePicks.ts";
import { WallDesk } from "./WallDesk.tsx";
import { WallPhone } from "./WallPhone.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

interface WallPostersProps {
  wall: WallTitles;
  ratings: WallRatings;
  picks: readonly RankedPick[] | null;
  searchable: boolean;
}

/** The posters to rate, as a wall or on phones as a deck, with the picks. */
export function WallPosters({ wall, ratings, picks, searchable }: WallPostersProps) {
  const end = <WallEnd wall={wall} ratings={ratings} searchable={searchable} />;
  return (
    <>
      <AtWidth range="from sm">
        <WallDesk
          titles={wall.titles}
          ratings={ratings}
          searchable={searchable}
          end={end}
          picks={<PicksSheet picks={picks} ratings={ratings} />}
        />
      </AtWidth>
      <AtWidth range="below sm">
        <WallPhone wall={wall} ratings={ratings} picks={picks} searchable={searchable} />
        <div>{end}</div>
      </AtWidth>
    </>
  );
}

/** Below the last poster: more of them, loading ones, or a failure; on phones the deck says when all are rated. */
function WallEnd({ wall, ratings, searchable }: Omit<WallPostersProps, "picks">) {
  const t = useTexts(shellTexts, wallTexts);
  if (wall.failed)
    return (
      <ErrorState
        heading={t("wall.failed")}
        retry={{ label: t("shell.retry"), onPress: wall.retry }}
      />
    );
  if (wall.loading) {
    return (
      <output
        aria-label={t("shell.loading")}
        className="mt-4 hidden gap-4 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]"
      >
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="aspect-2/3 w-full" />
        ))}
      </output>
    );
  }
  if (!wall.more)
    return wall.titles.every(({ id }) => ratings.of(id) !== null) ? (
      <p className="mt-6 hidden text-center text-ink-second sm:block">
        {t(searchable ? "wall.allRated" : "wall.allAnswered")}
      </p>
    ) : null;
  return (
    <div className="mt-6 hidden justify-center sm:flex">
      <Button variant="outline" onClick={wall.more}>
        {t("wall.morePosters")}
      </Button>
    </div>
  );
}
