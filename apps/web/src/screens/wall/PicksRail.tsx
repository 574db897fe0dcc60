import { Button, buttonClass, classNames, Kbd, Skeleton, UiLink } from "@worthy/ui";
import { Undo2 } from "lucide-react";
import { memo, useDeferredValue, useRef } from "react";
import { useWaitingWrites } from "../../features/offline/useUnsent.ts";
import { AtWidth } from "../../features/width/AtWidth.tsx";
import { ExampleScore } from "./ExampleScore.tsx";
import { LookAround } from "./LookAround.tsx";
import { PickRow } from "./PickRow.tsx";
import { PICKS } from "./picksQuery.ts";
import { useReorderMotion } from "./useReorderMotion.ts";
import type { RankedPick } from "./usePicks.ts";
import type { WallRatings } from "../../features/wall/useWallRatings.ts";
import { useOpening } from "../../features/wall/useOpening.ts";
import { EARLY_SCORE_RATINGS, pickScore } from "../../features/wall/wallProgress.ts";
import { useTexts } from "../../locale/useLocale.ts";
import ratingTexts from "../../features/rating/texts/rating.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

interface PicksRailProps {
  picks: readonly RankedPick[] | null;
  ratings: WallRatings;
}

/**
 * Next to the wall: an example, and from the third rating on the picks so far, updated after each
 * rating once the wall itself has responded.
 */
export function PicksRail(shown: PicksRailProps) {
  const later = useDeferredValue(shown);
  return (
    <AtWidth range="from lg">
      <Rail {...later} />
    </AtWidth>
  );
}

const Rail = memo(function Rail({ picks, ratings }: PicksRailProps) {
  const t = useTexts(wallTexts);
  const whole = useOpening() !== null;
  const hasPicks = ratings.progress.taste >= EARLY_SCORE_RATINGS;
  const waiting = useWaitingWrites(ratings.last !== null) > 0;
  return (
    <aside
      aria-label={t(hasPicks ? "wall.picks" : "wall.yourPicks")}
      className={classNames(
        "-mb-16 w-103 shrink-0 border-s border-hairline bg-raised",
        whole && "-mt-18", // beside the bar too
      )}
    >
      <div
        className={classNames(
          "sticky top-0 flex flex-col px-8 pt-6",
          whole ? "h-dvh" : "h-[calc(100dvh-4.5rem)]",
        )}
      >
        {hasPicks ? (
          <Picks picks={picks} ratings={ratings} waiting={waiting} />
        ) : (
          <Opening waiting={waiting} />
        )}
        <RailFoot ratings={ratings} />
      </div>
    </aside>
  );
});

interface WaitingProps {
  /** Whether ratings wait on this device, and so have changed no picks. */
  waiting: boolean;
}

/** Before there are picks: an example, and where they will be. */
function Opening({ waiting }: WaitingProps) {
  const t = useTexts(wallTexts);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto pt-14">
      <ExampleScore form="rail" />
      <h2 className="mt-6 font-display text-lg font-semibold">{t("wall.picksLand")}</h2>
      <p className="mt-1 text-base text-pretty text-ink-second">
        {t(waiting ? "wall.savedHere" : "wall.picksLandHint")}
      </p>
      <ol aria-hidden className="mt-5 flex flex-col gap-3">
        {["w-4/5", "w-3/5"].map((width) => (
          <li key={width} className="flex items-center gap-4">
            <span className="aspect-2/3 w-12 shrink-0 rounded-poster border border-dashed border-edge" />
            <span className="flex flex-1 flex-col gap-2">
              <span className={`h-2 rounded-full bg-hairline ${width}`} />
              <span className="h-2 w-full rounded-full bg-hairline" />
            </span>
            <span className="size-10 shrink-0 rounded-full border border-dashed border-edge" />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Picks({ picks, ratings: { last, progress }, waiting }: PicksRailProps & WaitingProps) {
  const t = useTexts(wallTexts);
  const list = useRef<HTMLOListElement>(null);
  useReorderMotion(list, picks?.map(({ pick }) => pick.id).join() ?? "");
  const changed = last && !last.title.decoy ? last.after : null;
  const says = changed && changed in UPDATED ? UPDATED[changed as keyof typeof UPDATED] : null;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="font-display text-xl font-semibold">{t("wall.picks")}</h2>
        {picks?.some(({ pick }) => pickScore(pick, progress)?.early) ? (
          <p className="text-xs text-ink-second">{t("wall.earlyGuesses")}</p>
        ) : null}
      </div>
      <p className="truncate text-sm text-ink-second">
        {waiting
          ? t("wall.savedHere")
          : says && last
            ? t(says, { name: last.title.name })
            : t("wall.picksEarly")}
      </p>
      <ol ref={list} className="-mx-2 mt-4 min-h-0 flex-1 overflow-y-auto px-2 pt-1">
        {picks
          ? picks.map((ranked, rank) => (
              <PickRow
                key={ranked.pick.id}
                {...ranked}
                rank={rank + 1}
                shown={pickScore(ranked.pick, progress)}
              />
            ))
          : Array.from({ length: PICKS }, (_, rank) => (
              <Skeleton key={rank} className={rank === 0 ? "mb-6 h-51 w-34" : "mb-4 h-20 w-full"} />
            ))}
      </ol>
    </>
  );
}

const UPDATED = {
  LOVE: "wall.updated.LOVE",
  LIKE: "wall.updated.LIKE",
  MEH: "wall.updated.MEH",
  DISLIKE: "wall.updated.DISLIKE",
} as const;

/** Undo, and ways on: Today once there are scores, before that a look around. */
function RailFoot({ ratings: { last, undo, progress } }: Pick<PicksRailProps, "ratings">) {
  const t = useTexts(ratingTexts, shellTexts, wallTexts);
  return (
    <div className="flex h-26 shrink-0 items-center justify-between gap-3 border-t border-hairline text-sm">
      {last ? (
        <Button
          variant="quiet"
          icon={Undo2}
          onClick={undo}
          className="-ms-4 h-auto min-h-11 min-w-0 px-4"
        >
          <span className="text-start leading-tight">
            {last.after
              ? t("wall.undoRating", { rating: t(`rating.${last.after}`) })
              : t("shell.undo")}
          </span>
          <Kbd>Z</Kbd>
        </Button>
      ) : (
        <p className="text-ink-second">{t("wall.noAccount")}</p>
      )}
      {progress.enough ? (
        <UiLink href="/home/" className={buttonClass("primary")}>
          {t("wall.openToday")}
        </UiLink>
      ) : (
        <LookAround later={last !== null} className="-me-4" />
      )}
    </div>
  );
}
