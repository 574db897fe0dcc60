import { classNames, PosterImage, ScoreNumber, UiLink, VisuallyHidden } from "@worthy/ui";
import { Fragment, memo, useDeferredValue, useRef } from "react";
import { useWaitingWrites } from "../../features/offline/useUnsent.ts";
import { posterUrl } from "../../features/title/posterUrl.ts";
import type { ShownScore } from "../../features/score/shownScore.ts";
import { sheetHeight } from "../../features/wall/deckFrame.ts";
import { isScored, pickScore } from "../../features/wall/wallProgress.ts";
import type { WallRatings } from "../../features/wall/useWallRatings.ts";
import { PickMovementMark } from "./PickMovementMark.tsx";
import { usePickNews } from "./usePickNews.ts";
import type { RankedPick } from "./usePicks.ts";
import { useReorderMotion } from "./useReorderMotion.ts";
import { useTexts } from "../../locale/useLocale.ts";
import scoreTexts from "../../features/score/texts/score.en.json" with { type: "json" };
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

const SHOWN = 3;
const NO_PICKS: readonly RankedPick[] = [];

interface PicksSheetProps {
  picks: readonly RankedPick[] | null;
  ratings: WallRatings;
}

/**
 * The first picks at the bottom of phones: their places until there are scores, then three picks
 * and what moved. The deck responds to a rating before they do.
 */
export function PicksSheet(shown: PicksSheetProps) {
  return <Sheet {...useDeferredValue(shown)} />;
}

const Sheet = memo(function Sheet({ picks, ratings }: PicksSheetProps) {
  const t = useTexts(wallTexts);
  const scored = isScored(picks, ratings.progress);
  const shown = (picks ?? NO_PICKS).slice(0, SHOWN);
  const scores = shown.map(({ pick }) => pickScore(pick, ratings.progress));
  const waiting = useWaitingWrites(ratings.last !== null) > 0;
  return (
    <section
      aria-labelledby="first-picks"
      className={classNames(
        "-mx-4 flex flex-col rounded-t-[1rem] border-t border-hairline bg-raised px-4",
        sheetHeight(scored),
        scored ? "pt-3" : "pt-2.5",
      )}
    >
      <div className="flex min-h-7 items-center justify-between gap-x-4">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <h2
            id="first-picks"
            className={`font-display font-semibold ${scored ? "text-lg" : "text-base"}`}
          >
            {t(scored ? "wall.picks" : "wall.yourPicks")}
          </h2>
          {scores.some((score) => score?.early) ? (
            <span className="text-xs text-ink-second">{t("wall.earlyGuesses")}</span>
          ) : null}
        </div>
        {scored ? (
          <UiLink
            href="/worthy"
            className="-my-2 inline-flex min-h-11 shrink-0 items-center text-sm font-semibold underline underline-offset-4"
          >
            {t("wall.seeAll")}
          </UiLink>
        ) : (
          <p className="text-end text-xs text-ink-second">
            {t(waiting ? "wall.savedHere" : "wall.firstPicks")}
          </p>
        )}
      </div>
      {scored ? (
        <>
          <FirstPicks shown={shown} scores={scores} />
          <News picks={shown} last={ratings.last} waiting={waiting} />
        </>
      ) : (
        <Places />
      )}
    </section>
  );
});

interface FirstPicksProps {
  shown: readonly RankedPick[];
  scores: readonly (ShownScore | null)[];
}

function FirstPicks({ shown, scores }: FirstPicksProps) {
  const t = useTexts(scoreTexts);
  const list = useRef<HTMLOListElement>(null);
  useReorderMotion(list, shown.map(({ pick }) => pick.id).join());
  return (
    <ol ref={list} className="mt-2.5 grid grid-cols-3 gap-2">
      {shown.map(({ pick, movement }, rank) => {
        const score = scores[rank];
        return (
          <li key={pick.id} data-key={pick.id} className="min-w-0">
            <UiLink href={pick.path} className="flex gap-2 rounded-poster">
              <VisuallyHidden>{pick.name}</VisuallyHidden>
              <span className="w-13 shrink-0 max-[22rem]:w-9">
                <PosterImage src={posterUrl(pick)} alt="" fallback="" />
              </span>
              <span className="flex min-w-0 flex-col items-start [&>span]:items-start">
                <span className="flex items-center gap-1.5 text-xs font-semibold whitespace-nowrap">
                  {rank + 1} <PickMovementMark movement={movement} />
                </span>
                {score ? (
                  <ScoreNumber
                    score={score.value}
                    tone={score.tone}
                    word={t(`score.${score.tone}`)}
                    size="large"
                  />
                ) : null}
              </span>
            </UiLink>
          </li>
        );
      })}
    </ol>
  );
}

interface NewsProps {
  picks: readonly RankedPick[];
  last: WallRatings["last"];
  waiting: boolean;
}

/** What the last rating moved, in a place of its own so that nothing else moves. */
function News({ picks, last, waiting }: NewsProps) {
  const t = useTexts(wallTexts);
  const news = usePickNews(picks, last);
  return (
    <p className="mt-3 line-clamp-2 min-h-14 border-t border-hairline pt-2.5 text-sm text-ink-second">
      {waiting ? (
        t("wall.savedHere")
      ) : news ? (
        // Each pick's text is new: the words after a name would move with its length.
        <Fragment key={news.name}>
          {news.before}
          <b className="font-semibold text-ink">{news.name}</b>
          {news.after}
        </Fragment>
      ) : (
        t("wall.picksEarly")
      )}
    </p>
  );
}

/** Where the first picks will be. */
function Places() {
  return (
    <div aria-hidden className="mt-2 grid grid-cols-3 gap-3 pb-2.5">
      {["", "opacity-70", "opacity-40"].map((faint) => (
        <span key={faint} className={`flex items-center gap-2 ${faint}`}>
          <span className="h-15 w-10 shrink-0 rounded-poster border border-dashed border-edge" />
          <span className="flex flex-1 flex-col gap-2">
            <span className="h-2.5 w-11 max-w-full rounded-full bg-lifted" />
            <span className="h-2.5 w-7 rounded-full bg-lifted" />
          </span>
        </span>
      ))}
    </div>
  );
}
