import type { RatingValue } from "@worthy/domain";
import { classNames, Icon } from "@worthy/ui";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";
import { useTexts } from "../../locale/useLocale.ts";
import ratingTexts from "../rating/texts/rating.en.json" with { type: "json" };

const ARROWS = { LIKE: ArrowRight, DISLIKE: ArrowLeft, LOVE: ArrowUp, SKIP: ArrowDown } as const;

interface DeckHintProps {
  value: keyof typeof ARROWS;
  /** The rating that letting go now would give; its hint lights up. */
  pending: RatingValue | null;
}

/**
 * The direction of a swipe, outside the card's edge. The buttons below the deck say the same to
 * people who can't see it.
 */
export function DeckHint({ value, pending }: DeckHintProps) {
  const t = useTexts(ratingTexts);
  const sideways = value === "LIKE" || value === "DISLIKE";
  return (
    <span
      aria-hidden
      className={classNames(
        "inline-flex items-center justify-center gap-1.5 text-xs transition-colors",
        sideways ? "max-w-full flex-col text-center" : "whitespace-nowrap",
        pending === value ? "font-semibold text-ink" : "text-ink-second",
      )}
    >
      <Icon of={ARROWS[value]} />
      {t(`rating.${value}`)}
    </span>
  );
}
