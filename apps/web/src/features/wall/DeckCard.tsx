import type { RatingValue } from "@worthy/domain";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { kindAndYear } from "../title/titleLabel.ts";
import { useT } from "../../messages/useT.ts";
import { RatedPoster } from "./RatedPoster.tsx";
import { RatingChip } from "./RatingChip.tsx";
import { useSwipe } from "./useSwipe.ts";
import { ratingOfTap, wallAction } from "./wallKeys.ts";
import type { WallTitle } from "./wallQuery.ts";

interface DeckCardProps {
  title: WallTitle;
  value: RatingValue | null;
  onTap: (value: RatingValue) => void;
  /** `byKey` when a key did what a swipe does. */
  onSwipe: (value: RatingValue, byKey: boolean) => void;
  /** Takes the focus when it comes up: the card before had it. */
  focused: boolean;
  onUndo: () => void;
}

/** Degrees that a card turns over a pixel of travel. */
const TURN = 0.06;

/** The card on top: follows the finger and says what letting go would give. */
export function DeckCard({ title, value, onTap, onSwipe, onUndo, focused }: DeckCardProps) {
  const t = useT();
  const swipe = useSwipe((next) => onSwipe(next, false));
  const facts = kindAndYear(title, t);
  const card = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(focused);
  useEffect(() => {
    if (takesFocus.current) card.current?.focus();
  }, []);
  const shown = swipe.pending ?? value;
  const onKeyDown = (event: KeyboardEvent) => {
    const action = wallAction(event);
    if (action === "UNDO") onUndo();
    else if (action) onSwipe(action, true);
  };
  return (
    <button
      ref={card}
      type="button"
      aria-label={value ? t("wall.posterRated", { name: title.name, facts, rating: t(`rating.${value}`) }) : t("wall.poster", { name: title.name, facts })}
      onClick={() => (swipe.wasDrag() ? undefined : onTap(ratingOfTap(value)))}
      onKeyDown={onKeyDown}
      {...swipe.handlers}
      className={`relative block w-full touch-none rounded-poster select-none ${swipe.dragging ? "" : "transition-transform"}`}
      style={swipe.dragging ? { transform: `translate(${swipe.offset.x}px, ${swipe.offset.y}px) rotate(${swipe.offset.x * TURN}deg)` } : undefined}
    >
      <RatedPoster title={title} value={swipe.dragging ? null : value} eager />
      {shown ? <RatingChip key={shown} value={shown} className="absolute inset-bs-3 inset-s-3" /> : null}
    </button>
  );
}
