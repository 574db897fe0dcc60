import { LiveRegion } from "@worthy/ui";
import { useEffect, useRef, useState } from "react";
import { deferredComponent } from "../../features/failures/deferredComponent.tsx";
import { phoneColumn } from "../../features/wall/deckFrame.ts";
import { useOnboardingEnd } from "../../features/wall/useOnboardingEnd.ts";
import { useOpening } from "../../features/wall/useOpening.ts";
import { pickScore } from "../../features/wall/wallProgress.ts";
import { useWallRatings, type WallRatings } from "../../features/wall/useWallRatings.ts";
import { useWallTitles } from "../../features/wall/useWallTitles.ts";
import { ExampleScore } from "./ExampleScore.tsx";
import { LookAround } from "./LookAround.tsx";
import { PicksRail } from "./PicksRail.tsx";
import { usePicks, type Pick } from "./usePicks.ts";
import type { RevealProps } from "./reveal/Reveal.tsx";
import { WallHead } from "./WallHead.tsx";
import { WallPosters } from "./WallPosters.tsx";
import { WallWays } from "./WallWays.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

const importReveal = () => import("./reveal/Reveal.tsx").then((file) => file.Reveal);
const DeferredReveal = deferredComponent<RevealProps>(importReveal, undefined, GoOn);

/** If the first pick's screen fails to load, the wall continues. */
function GoOn({ end: { keepRating } }: RevealProps) {
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
  // What had the focus on the revealed pick's screen is gone.
  const isRevealed = end.endedAt !== null;
  const wasRevealed = useRef(false);
  useEffect(() => {
    if (wasRevealed.current && !isRevealed) posters.current?.focus();
    wasRevealed.current = isRevealed;
  }, [isRevealed]);
  const soon = ratings.progress.toGo === 1;
  useEffect(() => {
    if (soon) void importReveal().catch(() => {}); // it says so itself when it is needed
  }, [soon]);
  const opening = useOpening();
  const strict = end.hater.overall || end.hater.onboarding;
  const hint = opening?.rated === false ? "wall.startHint" : "wall.notSeenIsFine";
  if (end.endedAt !== null) {
    const undo = () => {
      end.takeBack();
      ratings.undo();
    };
    return <DeferredReveal end={end} endedAt={end.endedAt} undo={undo} />;
  }
  return (
    // The rail's column is kept free for it: browsers show a page before all of it has arrived.
    <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_--spacing(103)]">
      <WallNews ratings={ratings} first={first} />
      <div className="mx-auto w-full max-w-258 min-w-0 px-4 pt-2 lg:ps-14 lg:pe-12">
        <div className={phoneColumn(opening === null)}>
          <WallHead
            heading={t(opening ? "wall.promise" : "shell.rateHeading")}
            hint={t(strict ? "wall.hardToPlease" : hint)}
            personal={strict}
            progress={ratings.progress}
            example={<ExampleScore form="card" />}
            sources={ratings.progress.enough}
          />
          <div
            ref={posters}
            tabIndex={-1}
            className="outline-none max-sm:flex max-sm:flex-1 max-sm:flex-col"
          >
            <WallPosters wall={titles} ratings={ratings} picks={picks} searchable />
          </div>
        </div>
        {opening ? <LookAround className="mx-auto my-2 flex w-fit sm:hidden" /> : null}
        {ratings.progress.enough ? (
          <WallWays sources searchable={false} className="mt-4 flex justify-center sm:hidden" />
        ) : null}
      </div>
      <PicksRail picks={picks} ratings={ratings} />
    </div>
  );
}

interface WallNewsProps {
  ratings: WallRatings;
  /** The first pick. */
  first: Pick | undefined;
}

/** Announces each rating with how many are to go, and the first pick when it changes. */
function WallNews({ ratings: { said, last, progress }, first }: WallNewsProps) {
  const t = useTexts(wallTexts);
  const score = first && last ? pickScore(first, progress) : null;
  const pick = first && score ? t("wall.announce", { name: first.name, score: score.value }) : "";
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
