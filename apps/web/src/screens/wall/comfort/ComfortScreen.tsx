import { useQuery } from "@tanstack/react-query";
import { phoneColumn } from "../../../features/wall/deckFrame.ts";
import { useWallRatings } from "../../../features/wall/useWallRatings.ts";
import { comfortQuery } from "./comfortQuery.ts";
import { PicksRail } from "../PicksRail.tsx";
import { usePicks } from "../usePicks.ts";
import { WallHead } from "../WallHead.tsx";
import { WallPosters } from "../WallPosters.tsx";
import { WallWays } from "../WallWays.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import wallTexts from "../../../features/wall/texts/wall.en.json" with { type: "json" };

/** Comfort food: rating titles that people return to. A like here adds nothing to the watchlist. */
export function ComfortScreen() {
  const t = useTexts(wallTexts);
  const ratings = useWallRatings("COMFORT_FOOD");
  const { data, isPending, isLoadingError, refetch } = useQuery(comfortQuery);
  const picks = usePicks();
  const titles = data?.items ?? [];
  const list = {
    titles,
    deck: titles,
    loading: isPending,
    failed: isLoadingError,
    more: null,
    retry: () => void refetch(),
  };
  return (
    <div className="flex">
      <div className="mx-auto w-full max-w-258 min-w-0 flex-1 px-4 pt-2 lg:ps-14 lg:pe-12">
        <div className={phoneColumn(true)}>
          <WallHead
            heading={t("wall.comfortHeading")}
            hint={t("wall.comfortHint")}
            progress={ratings.progress}
            sources
          />
          <div className="max-sm:flex max-sm:flex-1 max-sm:flex-col">
            <WallPosters wall={list} ratings={ratings} picks={picks} searchable={false} />
          </div>
        </div>
        <WallWays sources searchable={false} className="mt-4 flex justify-center sm:hidden" />
      </div>
      <PicksRail picks={picks} ratings={ratings} />
    </div>
  );
}
