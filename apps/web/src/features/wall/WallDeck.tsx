import type { RatingValue } from "@worthy/domain";
import { afterPaint } from "@worthy/ui";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { DeckHint } from "./DeckHints.tsx";
import { DepartingCard } from "./DepartingCard.tsx";
import { DeckBar } from "./DeckBar.tsx";
import { DeckButtons } from "./DeckButtons.tsx";
import { DeckCard } from "./DeckCard.tsx";
import { cardWidth, DECK_AREA, DECK_GRID, DECK_ROWS } from "./deckFrame.ts";
import { RatedPoster } from "./RatedPoster.tsx";
import { useSwipe } from "./useSwipe.ts";
import { deckAction } from "./wallKeys.ts";
import type { WallRatings } from "./useWallRatings.ts";
import type { WallTitle } from "./wallQuery.ts";

interface WallDeckProps {
  titles: readonly WallTitle[];
  ratings: WallRatings;
  more: (() => void) | null;
  /** Nothing has been rated yet: a smaller card, without undo and hints. */
  start?: boolean;
  /** Finds other titles to rate. */
  find?: ReactNode;
  /** Shown when all titles are rated. */
  empty: ReactNode;
}

interface Departure {
  title: WallTitle;
  value: RatingValue;
  from: string;
}

const BEHIND = ["-translate-y-2.5 scale-93", "-translate-y-5 scale-86"];

/**
 * The wall on phones: one card at a time, swiped in four directions or rated with a key or button,
 * which all move on to the next one. As high as its flex container leaves room for.
 */
export function WallDeck({
  titles,
  ratings,
  more,
  start = false,
  find = null,
  empty,
}: WallDeckProps) {
  const [openId, setOpenId] = useState<number | null>(null);
  const [byKey, setByKey] = useState(false);
  const [departure, depart] = useState<Departure | null>(null);
  // Rated just now: gone from the deck before the rest of the page knows.
  const [leaving, setLeaving] = useState<readonly number[]>([]);
  const waiting = titles.filter(({ id }) => !leaving.includes(id) && ratings.of(id) === null);
  const [top, ...behind] = waiting;
  const send = (value: RatingValue, from = "none") => {
    setOpenId(null);
    if (!top) return;
    depart({ title: top, value, from });
    setLeaving((ids) => [...ids, top.id]);
    // The next card comes first: what follows from the rating takes longer than a frame.
    afterPaint(() => {
      setLeaving((ids) => ids.filter((id) => id !== top.id));
      ratings.give(top, value);
      if (waiting.length <= BEHIND.length + 1) more?.();
    });
  };
  const swipe = useSwipe((value, from) => (setByKey(false), send(value, from)));
  const undo = () => {
    setOpenId(null);
    depart(null);
    ratings.undo();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A dialog's keys arrive here too, although the dialog is elsewhere.
    const place =
      event.target instanceof HTMLElement && event.currentTarget.contains(event.target)
        ? event.target
        : null;
    const closes = event.key === "Escape" && openId !== null;
    const action = place && deckAction(event);
    if (!place || (!action && !closes)) return;
    event.preventDefault();
    if (closes) return setOpenId(null);
    setByKey(place.dataset["deckCard"] !== undefined);
    if (action === "UNDO") undo();
    else if (action) send(action);
  };
  const bar = start ? null : (
    <DeckBar undoing={ratings.last?.title.name ?? null} onUndo={undo} find={find}>
      <DeckHint value="LOVE" pending={swipe.pending} />
    </DeckBar>
  );
  if (!top)
    return (
      <div className="flex flex-1 flex-col">
        {bar}
        {empty}
      </div>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the controls inside
    <div onKeyDown={onKeyDown} className={`flex-1 ${DECK_ROWS}`}>
      <div>{bar}</div>
      {/* Swipes go to sides of the screen, in any writing direction. */}
      <div dir="ltr" className={DECK_AREA}>
        <div className={DECK_GRID}>
          {start ? <span /> : <DeckHint value="DISLIKE" pending={swipe.pending} />}
          {/* Two elements: what is directly in a grid can't be laid out without the whole page. */}
          <div>
            <div
              className={`relative isolate aspect-2/3 [contain:size_layout] ${cardWidth(!start)}`}
            >
              <CardsBehind titles={behind} from={leaving.length} />
              <DeckCard
                key={top.id}
                title={top}
                value={null}
                swipe={swipe}
                open={openId === top.id}
                onTap={() => setOpenId(openId === top.id ? null : top.id)}
                focused={byKey}
              />
              {departure && departure.title.id !== top.id ? (
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
          </div>
          {start ? <span /> : <DeckHint value="LIKE" pending={swipe.pending} />}
        </div>
      </div>
      <div className="grid place-items-center">
        {start ? null : <DeckHint value="SKIP" pending={swipe.pending} />}
      </div>
      <DeckButtons name={top.name} pending={swipe.pending} onRate={send} />
    </div>
  );
}

interface CardsBehindProps {
  titles: readonly WallTitle[];
  /** How many cards have just left: those behind move up a moment later, so that a press shows sooner. */
  from: number;
}

/** The next cards, peeking out above the top one. */
function CardsBehind({ titles, from }: CardsBehindProps) {
  return BEHIND.slice(from).map((place, at) => {
    const title = titles[at];
    return title ? (
      <div
        key={title.id}
        aria-hidden
        className={`absolute inset-0 origin-top transition-transform ${place}`}
        style={{ zIndex: -1 - from - at }}
      >
        <RatedPoster title={title} value={null} />
      </div>
    ) : null;
  });
}
