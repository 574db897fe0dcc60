import { Button, PosterImage, ScoreNumber, UiLink, VisuallyHidden } from "@worthy/ui";
import { Undo2 } from "lucide-react";
import { memo, useDeferredValue, useRef } from "react";
import { useIsOver } from "../../features/width/useIsOver.ts";
import { posterUrl } from "../../features/title/posterUrl.ts";
import type { ShownScore } from "../../features/score/shownScore.ts";
import { OpenToday } from "./OpenToday.tsx";
import { PickMovementMark } from "./PickMovementMark.tsx";
import { useReorderMotion } from "./useReorderMotion.ts";
import type { RankedPick } from "./usePicks.ts";
import type { WallRatings } from "../../features/wall/useWallRatings.ts";
import { EARLY_SCORE_RATINGS, pickScore } from "../../features/wall/wallProgress.ts";
import { useTexts } from "../../locale/useLocale.ts";
import ratingTexts from "../../features/rating/texts/rating.en.json" with { type: "json" };
import scoreTexts from "../../features/score/texts/score.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

const SHOWN = 3;

interface PicksStripProps {
  picks: readonly RankedPick[] | null;
  ratings: WallRatings;
}

/**
 * The first picks in one line, for tablets, which have no room for the rail. The wall responds to a rating
 * before they do.
 */
export function PicksStrip(shown: PicksStripProps) {
  const later = useDeferredValue(shown);
  const [tablet, desktop] = [useIsOver("sm"), useIsOver("lg")];
  return tablet === false || desktop === true ? null : <Strip {...later} />;
}

const Strip = memo(function Strip({ picks, ratings }: PicksStripProps) {
  const t = useTexts(scoreTexts, shellTexts, wallTexts);
  const list = useRef<HTMLOListElement>(null);
  const shown = picks?.slice(0, SHOWN) ?? [];
  useReorderMotion(list, shown.map(({ pick }) => pick.id).join());
  const scores = shown.map(({ pick }) => pickScore(pick, ratings.progress));
  const scored = ratings.progress.taste >= EARLY_SCORE_RATINGS;
  const last = scored && ratings.last?.after && !ratings.last.title.decoy ? ratings.last : null;
  if (!picks) return null;
  return (
    <section
      aria-labelledby="first-picks"
      className="rounded-sheet border border-hairline bg-raised px-4 pt-4 pb-3 shadow-lifted md:mb-4 lg:hidden"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="first-picks" className="font-semibold">
          {t("wall.picks")}
        </h2>
        <p className="max-w-full truncate text-sm text-ink-second">
          {scored ? <Note scores={scores} last={last} /> : t("wall.picksAfter")}
        </p>
      </div>
      <ol ref={list} className="my-3 grid grid-cols-3 gap-3">
        {shown.map(({ pick, movement }, rank) => {
          const score = scores[rank];
          return (
            <li key={pick.id} data-key={pick.id} className="min-w-0">
              <UiLink href={pick.path} className="flex gap-2.5 rounded-poster">
                <VisuallyHidden>{pick.name}</VisuallyHidden>
                <span className="w-13 shrink-0">
                  <PosterImage src={posterUrl(pick)} alt="" fallback="" />
                </span>
                <span className="flex min-w-0 flex-col items-start [&>span]:items-start">
                  <span className="flex items-center gap-1.5 text-sm font-semibold">
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
                  <span className="hidden max-w-full truncate text-sm text-ink-second md:block">
                    {pick.name}
                  </span>
                </span>
              </UiLink>
            </li>
          );
        })}
      </ol>
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <OpenToday progress={ratings.progress} />
        </div>
        {ratings.last ? (
          <Button variant="quiet" icon={Undo2} onClick={ratings.undo} className="px-3">
            {t("shell.undo")}
            <span className="sr-only">{ratings.last.title.name}</span>
          </Button>
        ) : null}
      </div>
    </section>
  );
});

interface NoteProps {
  scores: readonly (ShownScore | null)[];
  last: WallRatings["last"];
}

/** That these are early guesses, and what re-ranked them. */
function Note({ scores, last }: NoteProps) {
  const t = useTexts(ratingTexts, wallTexts);
  const early = scores.some((score) => score?.early);
  if (!last?.after) return early ? t("wall.earlyGuess") : t("wall.picksEarly");
  const by = { name: last.title.name, rating: t(`rating.${last.after}`) };
  return t(early ? "wall.earlyRerankedBy" : "wall.rerankedBy", by);
}
