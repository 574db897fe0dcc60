import type { RatingValue } from "@worthy/domain";
import { classNames, Icon, ratingIcons } from "@worthy/ui";
import { useTexts } from "../../locale/useLocale.ts";
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

/**
 * A poster's rating, as icon and word on the art. Beside the poster's button, not in it: what a button
 * shows is what people say to press it by voice.
 */
export function RatingChip({ value, className }: { value: RatingValue; className?: string }) {
  const t = useTexts(ratingTexts);
  return (
    <span
      aria-hidden
      className={classNames(
        "pointer-events-none absolute inline-flex h-8 animate-land items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold",
        STYLE[value],
        className,
      )}
    >
      <Icon of={ratingIcons[value]} size={16} filled={value === "LOVE"} />
      {t(`rating.${value}`)}
    </span>
  );
}
