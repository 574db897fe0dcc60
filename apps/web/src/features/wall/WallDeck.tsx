import type { RatingValue } from "@worthy/domain";
import { Button } from "@worthy/ui";
import { useState, type KeyboardEvent } from "react";
import { DeckHint } from "./DeckHints.tsx";
import { DepartingCard } from "./DepartingCard.tsx";
import { DeckBar } from "./DeckBar.tsx";
import { DeckButtons } from "./DeckButtons.tsx";
import { DeckCard } from "./DeckCard.tsx";
import { RatedPoster } from "./RatedPoster.tsx";
import { useSwipe } from "./useSwipe.ts";
import { deckAction } from "./wallKeys.ts";
import type { WallRatings } from "./useWallRatings.ts";
import type { WallTitle } from "./wallQuery.ts";
import { useTexts } from "../../locale/useLocale.ts";
import wallTexts from "./texts/wall.en.json" with { type: "json" };

interface WallDeckProps {
  titles: readonly WallTitle[];
  ratings: WallRatings;
  more: (() => void) | null;
}

interface Departure {
  title: WallTitle;
  value: RatingValue;
  from: string;
}

const BEHIND = ["-translate-y-2.5 scale-93", "-translate-y-5 scale-86"];
/** As wide as hints and window allow, up to 248 px, with a ratio of 2:3. */
const CARD =
  "relative isolate mt-5 w-[clamp(9rem,min(calc((100dvh-30.5rem)*2/3),calc(100vw-9.5rem)),15.5rem)]";

/**
 * The wall on phones: one card at a time, swiped in four directions or rated with a key or button.
 */
export function WallDeck({ titles, ratings, more }: WallDeckProps) {
  const t = useTexts(wallTexts);
  // A card must stay for a second tap to love it, so a tap doesn't dismiss the card: swipes, keys,
  // buttons and Next do.
  const [held, hold] = useState<number | null>(null);
  const [byKey, setByKey] = useState(false);
  const [departure, depart] = useState<Departure | null>(null);
  const waiting = titles.filter((title) => title.id === held || ratings.of(title.id) === null);
  const [top, ...behind] = waiting;
  const leave = (value: RatingValue | null, from = "none") => {
    hold(null);
    if (top && value) depart({ title: top, value, from });
    if (waiting.length <= BEHIND.length + 1) more?.();
  };
  const send = (value: RatingValue, from?: string) => {
    if (top) ratings.give(top, value);
    leave(value, from);
  };
  const swipe = useSwipe((value, from) => (setByKey(false), send(value, from)));
  const undo = () => {
    hold(ratings.last?.title.id ?? null);
    depart(null);
    ratings.undo();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A menu's keys arrive here too, although the menu is elsewhere.
    const place =
      event.target instanceof HTMLElement && event.currentTarget.contains(event.target)
        ? event.target
        : null;
    const action = place && deckAction(event);
    if (!action) return;
    event.preventDefault();
    setByKey(place.dataset["deckCard"] !== undefined);
    if (action === "UNDO") undo();
    else send(action);
  };
  if (!top)
    return more ? (
      <Button onClick={more}>{t("wall.morePosters")}</Button>
    ) : (
      <p className="py-10 text-center text-ink-second">{t("wall.allRated")}</p>
    );
  const value = ratings.of(top.id);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the controls inside
    <div onKeyDown={onKeyDown} className="flex flex-col items-center">
      <DeckBar
        name={top.name}
        undoing={ratings.last?.title.name ?? null}
        onUndo={undo}
        onRate={send}
      >
        <DeckHint value="LOVE" pending={swipe.pending} />
      </DeckBar>
      {/* Swipes go to sides of the screen, in any writing direction. */}
      <div
        dir="ltr"
        className="grid w-full grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center justify-items-center"
      >
        <DeckHint value="DISLIKE" pending={swipe.pending} />
        <div className={CARD}>
          {behind.slice(0, BEHIND.length).map((title, depth) => (
            <div
              key={title.id}
              aria-hidden
              className={`absolute inset-0 origin-top transition-transform ${BEHIND[depth] ?? ""}`}
              style={{ zIndex: -1 - depth }}
            >
              <RatedPoster title={title} value={null} />
            </div>
          ))}
          <DeckCard
            key={top.id}
            title={top}
            value={value}
            swipe={swipe}
            onTap={(next) => (hold(top.id), ratings.give(top, next))}
            focused={byKey}
          />
          {departure ? (
            <DepartingCard
              key={departure.title.id}
              value={departure.value}
              from={departure.from}
              onGone={() => depart(null)}
            >
              <RatedPoster title={departure.title} value={departure.value} />
            </DepartingCard>
          ) : null}
        </div>
        <DeckHint value="LIKE" pending={swipe.pending} />
      </div>
      <div className="grid min-h-11 place-items-center">
        {value ? (
          <Button variant="outline" onClick={() => leave(value)}>
            {t("wall.next")}
          </Button>
        ) : (
          <DeckHint value="SKIP" pending={swipe.pending} />
        )}
      </div>
      <DeckButtons name={top.name} value={value} onRate={send} />
    </div>
  );
}
