import type { RatingValue } from "@worthy/domain";
import { useEffect, useRef } from "react";
import { posterLabel } from "./posterLabel.ts";
import { RatedPoster } from "./RatedPoster.tsx";
import { RatingChip } from "./RatingChip.tsx";
import type { Swipe } from "./useSwipe.ts";
import { useTap } from "./useTap.ts";
import type { WallTitle } from "./wallQuery.ts";
import { useLocale } from "../../locale/useLocale.ts";

interface DeckCardProps {
  title: WallTitle;
  value: RatingValue | null;
  swipe: Swipe;
  onTap: (value: RatingValue) => void;
  /** Takes over the focus from the previous card. */
  focused: boolean;
}

/** The top card: follows the finger and shows the rating that letting go would give. */
export function DeckCard({ title, value, swipe, onTap, focused }: DeckCardProps) {
  const locale = useLocale();
  const card = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(focused);
  useEffect(() => {
    if (takesFocus.current) card.current?.focus();
  }, []);
  const tap = useTap(value, onTap);
  const shown = swipe.pending ?? value;
  return (
    <button
      ref={card}
      type="button"
      data-deck-card
      aria-label={posterLabel(title, value, locale)}
      aria-keyshortcuts="K L D S M Z ArrowRight ArrowUp ArrowLeft ArrowDown"
      onClick={() => (swipe.wasDrag() ? undefined : tap())}
      {...swipe.handlers}
      className={`relative block w-full touch-none rounded-poster outline-offset-6 select-none ${swipe.dragging ? "" : "transition-transform"}`}
      style={swipe.dragging ? { transform: swipe.transform } : undefined}
    >
      <RatedPoster title={title} value={swipe.dragging ? swipe.pending : value} eager />
      {shown ? (
        <RatingChip key={shown} value={shown} className="absolute inset-bs-3 inset-s-3" />
      ) : null}
    </button>
  );
}
