import { LiveRegion } from "@worthy/ui";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { lateComponent } from "../../features/failures/lateComponent.tsx";
import { useOnboardingEnd } from "../../features/wall/useOnboardingEnd.ts";
import { EARLY_SCORE_RATINGS } from "../../features/wall/wallProgress.ts";
import { wallAction } from "../../features/wall/wallKeys.ts";
import { useWallRatings, type WallRatings } from "../../features/wall/useWallRatings.ts";
import { useWallTitles } from "../../features/wall/useWallTitles.ts";
import { PicksRail } from "./PicksRail.tsx";
import { usePicks } from "./usePicks.ts";
import type { WallFinishProps } from "./WallFinish.tsx";
import { WallHead } from "./WallHead.tsx";
import { WallPosters } from "./WallPosters.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

const WallFinish = lateComponent<WallFinishProps>(
  () => import("./WallFinish.tsx").then((file) => file.WallFinish),
  undefined,
  GoOn,
);

/** If the finishing screen fails to load, the wall continues. */
function GoOn({ end: { keepRating } }: WallFinishProps) {
  useEffect(() => keepRating());
  return null;
}

/**
 * The first minute: a wall of posters to rate, and the resulting picks. It ends automatically when
 * there are enough ratings.
 */
export function WallScreen() {
  const t = useTexts(shellTexts, wallTexts);
  const ratings = useWallRatings();
  const titles = useWallTitles(ratings);
  const end = useOnboardingEnd(ratings);
  const picks = usePicks();
  const first = picks?.[0]?.pick;
  const posters = useRef<HTMLDivElement>(null);
  const keepRating = () => {
    end.keepRating();
    posters.current?.focus(); // the focused element is removed
  };
  const undoAtEnd = (event: KeyboardEvent) => {
    if (!end.ended || wallAction(event) !== "UNDO") return;
    event.preventDefault();
    end.takeBack();
    ratings.undo();
    posters.current?.focus();
  };
  const strict = end.hater.overall || end.hater.onboarding;
  const hint = t(strict ? "wall.hardToPlease" : "wall.notSeenIsFine");
  return (
    <div className="flex">
      <WallNews ratings={ratings} first={first?.name} />
      <div className="mx-auto w-full max-w-258 min-w-0 flex-1 px-4 pt-2 lg:ps-14 lg:pe-12">
        <WallHead
          heading={t("shell.rateHeading")}
          hint={hint}
          personal={strict && !end.ended}
          progress={ratings.progress}
          searchable={!end.ended}
          sources={ratings.progress.enough && !end.ended}
        />
        <div ref={posters} tabIndex={-1} onKeyDown={undoAtEnd} className="outline-none">
          {end.ended ? (
            <WallFinish end={{ ...end, keepRating }} first={first} />
          ) : (
            <WallPosters wall={titles} ratings={ratings} picks={picks} searchable />
          )}
        </div>
      </div>
      <PicksRail picks={picks} ratings={ratings} />
    </div>
  );
}

interface WallNewsProps {
  ratings: WallRatings;
  /** Name of the first pick. */
  first: string | undefined;
}

/** Announces each rating with how many are to go, and the first pick when it changes. */
function WallNews({ ratings: { said, last, progress }, first }: WallNewsProps) {
  const t = useTexts(wallTexts);
  const moving = progress.taste >= EARLY_SCORE_RATINGS && last !== null && first !== undefined;
  const pick = moving ? t("wall.announce", { name: first }) : "";
  // With the last rating, the finishing screen takes the focus.
  const rating =
    said === null || progress.enough
      ? ""
      : `${t(`wall.said.${said}`)} ${t("wall.toGo", { count: progress.toGo })}.`;
  const [news, setNews] = useState({ pick, rating, text: "" });
  if (news.pick !== pick || news.rating !== rating) {
    // The pick changes shortly after the rating, which may not have been read by then.
    const fresh = [rating, pick === news.pick ? "" : pick];
    setNews({ pick, rating, text: fresh.filter(Boolean).join(" ") });
  }
  return <LiveRegion text={news.text} />;
}
