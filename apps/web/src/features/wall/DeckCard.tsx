import type { RatingValue } from "@worthy/domain";
import { useEffect, useId, useRef } from "react";
import { kindAndYear } from "../title/titleLabel.ts";
import { posterLabel } from "./posterLabel.ts";
import { RatedPoster } from "./RatedPoster.tsx";
import { RatingChip } from "./RatingChip.tsx";
import type { Swipe } from "./useSwipe.ts";
import type { WallTitle } from "./wallQuery.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import wallTexts from "./texts/wall.en.json" with { type: "json" };

interface DeckCardProps {
  title: WallTitle;
  value: RatingValue | null;
  swipe: Swipe;
  /** Whether the card tells what the title is about. */
  open: boolean;
  onTap: () => void;
  /** Takes over the focus from the previous card. */
  focused: boolean;
}

/**
 * The top card: follows the finger and shows the rating that letting go would give. A tap tells what
 * the title is about and never rates.
 */
export function DeckCard({ title, value, swipe, open, onTap, focused }: DeckCardProps) {
  const locale = useLocale();
  const card = useRef<HTMLButtonElement>(null);
  const story = useId();
  const takesFocus = useRef(focused);
  useEffect(() => {
    if (takesFocus.current) card.current?.focus();
  }, []);
  const shown = swipe.pending ?? value;
  const tap = () => {
    if (swipe.wasDrag()) return;
    card.current?.focus(); // Safari focuses no button on a click, and Escape would be lost
    onTap();
  };
  return (
    <div
      className={`relative ${swipe.dragging ? "" : "transition-transform"}`}
      style={swipe.dragging ? { transform: swipe.transform } : undefined}
    >
      <button
        ref={card}
        type="button"
        data-deck-card
        aria-label={posterLabel(title, value, locale)}
        aria-expanded={open}
        aria-describedby={open ? story : undefined}
        aria-keyshortcuts="K L D S M Z ArrowRight ArrowUp ArrowLeft ArrowDown"
        onClick={tap}
        {...swipe.handlers}
        className="block w-full touch-none rounded-poster outline-offset-6 select-none"
      >
        <RatedPoster title={title} value={swipe.dragging ? swipe.pending : value} eager />
      </button>
      {shown ? <RatingChip key={shown} value={shown} className="inset-bs-3 inset-s-3" /> : null}
      {open ? <CardStory id={story} title={title} /> : null}
    </div>
  );
}

/** What a title is about, in two lines over the lower part of its card. */
function CardStory({ id, title }: { id: string; title: WallTitle }) {
  const t = useTexts(wallTexts);
  const locale = useLocale();
  return (
    <span
      id={id}
      className="pointer-events-none absolute inset-x-0 bottom-0 flex max-h-full flex-col gap-0.5 overflow-hidden rounded-b-poster border border-art-paper/20 bg-art-ink p-2.5 text-start text-xs text-art-paper"
    >
      <span className="line-clamp-2 font-display text-sm font-semibold">{title.name}</span>
      <span className="opacity-80">{kindAndYear(title, locale)}</span>
      {title.logline ? <span className="line-clamp-2">{title.logline}</span> : null}
      {title.suggestedBy === undefined ? null : (
        <span className="truncate opacity-80">
          {t("wall.likeTitle", { name: title.suggestedBy })}
        </span>
      )}
    </span>
  );
}
