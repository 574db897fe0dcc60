import { scoreBandOf } from "@worthy/domain";
import { PosterImage, ScoreNumber, UiLink, VisuallyHidden } from "@worthy/ui";
import { posterUrl } from "../../features/title/posterUrl.ts";
import { useT } from "../../messages/useT.ts";
import { OpenToday } from "./OpenToday.tsx";
import { PickMovementMark } from "./PickMovementMark.tsx";
import type { RankedPick } from "./usePicks.ts";
import type { WallRatings } from "../../features/wall/useWallRatings.ts";
import { EARLY_READ_RATINGS } from "../../features/wall/wallProgress.ts";

const SHOWN = 3;

interface PicksStripProps {
  picks: readonly RankedPick[] | null;
  ratings: WallRatings;
}

/** The first picks in one line, for windows without room for the rail. */
export function PicksStrip({ picks, ratings }: PicksStripProps) {
  const t = useT();
  const early = ratings.progress.taste >= EARLY_READ_RATINGS;
  if (!picks) return null;
  return (
    <section aria-labelledby="first-picks" className="rounded-sheet border border-hairline bg-raised px-4 py-3 lg:hidden">
      <h2 id="first-picks" className="flex items-baseline justify-between gap-4 font-semibold">
        {t("wall.picks")}
        <span className="text-sm font-normal text-ink-second">{early ? t("wall.earlyRead") : t("wall.picksSoon", { count: EARLY_READ_RATINGS - ratings.progress.taste })}</span>
      </h2>
      <ol className="my-2 grid grid-cols-3 gap-3">
        {picks.slice(0, SHOWN).map(({ pick, movement }, rank) => {
          const score = early ? pick.score : null;
          const band = score === null ? null : scoreBandOf(score);
          return (
            <li key={pick.id}>
              <UiLink href={pick.path} className="flex gap-2.5 rounded-poster">
                <VisuallyHidden>{pick.name}</VisuallyHidden>
                <span className="w-13 shrink-0">
                  <PosterImage src={posterUrl(pick)} alt="" fallback="" />
                </span>
                <span className="flex min-w-0 flex-col items-start [&>span:last-child]:items-start">
                  <span className="flex items-center gap-1.5 text-sm font-semibold">
                    {rank + 1} <PickMovementMark movement={movement} />
                  </span>
                  {score !== null && band ? <ScoreNumber score={score} tone={band} word={t(`score.${band}`)} /> : null}
                </span>
              </UiLink>
            </li>
          );
        })}
      </ol>
      <OpenToday progress={ratings.progress} />
    </section>
  );
}
