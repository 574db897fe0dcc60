import type { RatingValue } from "@worthy/domain";
import { Icon, ratingIcons } from "@worthy/ui";
import { useTexts } from "../../locale/useLocale.ts";
import ratingTexts from "../rating/texts/rating.en.json" with { type: "json" };

/** A rating's icon and word. */
export function RatingWord({ rating }: { rating: RatingValue }) {
  const t = useTexts(ratingTexts);
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap">
      <Icon of={ratingIcons[rating]} size={18} filled={rating === "LOVE"} />
      {t(`rating.${rating}`)}
    </span>
  );
}
