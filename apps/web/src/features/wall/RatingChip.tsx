import type { RatingValue } from "@worthy/domain";
import { classNames, Icon, ratingIcons } from "@worthy/ui";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import { givenRating } from "./posterLabel.ts";
import ratingTexts from "../rating/texts/rating.en.json" with { type: "json" };

const PAPER = "bg-art-paper text-art-ink";
const INK = "bg-art-ink/85 text-art-paper border border-art-paper/30";
const DASHED = "bg-art-ink/85 text-art-paper border border-dashed border-art-paper/60";

const STYLE: Record<RatingValue, string> = {
  LOVE: PAPER,
  LIKE: PAPER,
  INTERESTED: PAPER,
  MEH: INK,
  DISLIKE: INK,
  NOT_INTERESTED: INK,
  SKIP: DASHED,
};

interface RatingChipProps {
  value: RatingValue;
  /** Whether it would be given if a swipe ended now. */
  pending?: boolean;
  className?: string;
}

/** A poster's rating, as icon and word on the art: *Loved*, or *Love* during a swipe. */
export function RatingChip({ value, pending = false, className }: RatingChipProps) {
  const locale = useLocale();
  const t = useTexts(ratingTexts);
  return (
    <span
      aria-hidden
      className={classNames(
        "inline-flex h-8 animate-land items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold",
        STYLE[value],
        className,
      )}
    >
      <Icon of={ratingIcons[value]} size={16} filled={value === "LOVE"} />
      {pending ? t(`rating.${value}`) : givenRating(value, locale)}
    </span>
  );
}
