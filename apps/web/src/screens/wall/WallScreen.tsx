import { Button, ErrorState, LiveRegion, Skeleton } from "@worthy/ui";
import { useT } from "../../messages/useT.ts";
import { PicksRail } from "./PicksRail.tsx";
import { PicksStrip } from "./PicksStrip.tsx";
import { usePicks } from "./usePicks.ts";
import { useWallRatings } from "../../features/wall/useWallRatings.ts";
import { useWallTitles, type WallTitles } from "../../features/wall/useWallTitles.ts";
import { WallDeck } from "../../features/wall/WallDeck.tsx";
import { WallGrid } from "./WallGrid.tsx";
import { WallLegend } from "./WallLegend.tsx";
import { WallMeters } from "../../features/wall/WallMeters.tsx";
import { EARLY_READ_RATINGS } from "../../features/wall/wallProgress.ts";
import { wall } from "../../messages/en/wall.ts";
import { provideTexts } from "../../messages/provideTexts.ts";

provideTexts({ wall });

/** The first minute: a wall of posters to rate, and the picks that answer. */
export function WallScreen() {
  const t = useT();
  const wall = useWallTitles();
  const ratings = useWallRatings();
  const picks = usePicks();
  const first = picks?.[0]?.pick.name;
  const moving = ratings.progress.taste >= EARLY_READ_RATINGS && ratings.last !== null && first !== undefined;
  return (
    <div className="flex">
      <LiveRegion text={moving ? t("wall.announce", { name: first }) : ""} />
      <div className="mx-auto w-full max-w-258 min-w-0 flex-1 px-4 pt-2 lg:ps-14 lg:pe-12">
        <h1 className="sr-only font-display text-2xl font-bold tracking-tight text-balance sm:not-sr-only">{t("wall.heading")}</h1>
        <div className="mb-2 flex sm:mt-3 sm:mb-5 flex-wrap items-center justify-between gap-x-8 gap-y-1">
          <WallMeters progress={ratings.progress} />
          <p className="hidden text-sm text-ink-second sm:block">{t("wall.notSeenIsFine")}</p>
        </div>
        <div className="hidden sm:block">
          <WallGrid titles={wall.titles} ratings={ratings} />
        </div>
        {wall.titles.length > 0 ? (
          <div className="sm:hidden">
            <WallDeck titles={wall.titles} ratings={ratings} more={wall.more} />
          </div>
        ) : null}
        <WallEnd wall={wall} />
        {/* Always in sight beside the wall, where the window is high enough to hold both. */}
        <div className="pt-4 sm:bottom-19 sm:z-10 md:bottom-0 lg:sticky lg:pt-0 [@media(min-height:40rem)]:sm:sticky">
          <PicksStrip picks={picks} ratings={ratings} />
          <WallLegend ratings={ratings} />
        </div>
      </div>
      <PicksRail picks={picks} ratings={ratings} />
    </div>
  );
}

/** Under the last poster: more of them, those on their way, or what went wrong. */
function WallEnd({ wall }: { wall: WallTitles }) {
  const t = useT();
  if (wall.failed) return <ErrorState heading={t("wall.failed")} retry={{ label: t("shell.retry"), onPress: wall.retry }} />;
  if (wall.loading) {
    return (
      <output aria-label={t("shell.loading")} className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]">
        {Array.from({ length: 10 }, (_, index) => (
          <Skeleton key={index} className="aspect-2/3 w-full" />
        ))}
      </output>
    );
  }
  if (!wall.more) return null;
  return (
    <div className="mt-6 hidden justify-center sm:flex">
      <Button variant="outline" onClick={wall.more}>
        {t("wall.morePosters")}
      </Button>
    </div>
  );
}
