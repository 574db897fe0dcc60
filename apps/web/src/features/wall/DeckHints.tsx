import type { RatingValue } from "@worthy/domain";
import { classNames, Icon } from "@worthy/ui";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";
import { useT } from "../../messages/useT.ts";

const ARROWS = { LIKE: ArrowRight, DISLIKE: ArrowLeft, LOVE: ArrowUp, SKIP: ArrowDown } as const;

interface DeckHintProps {
  value: keyof typeof ARROWS;
  /** What letting the card go now would give: its hint lights up. */
  pending: RatingValue | null;
}

/** Where a swipe goes, outside of the card's edge. The buttons under the deck say the same to those who do not see it. */
export function DeckHint({ value, pending }: DeckHintProps) {
  const t = useT();
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
