import type { RatingValue } from "@worthy/domain";
import { Icon, ratingIcons } from "@worthy/ui";
import { useT } from "../../messages/useT.ts";

/** A rating as its drawing and its word. */
export function RatingWord({ rating }: { rating: RatingValue }) {
  const t = useT();
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap">
      <Icon of={ratingIcons[rating]} size={18} filled={rating === "LOVE"} />
      {t(`rating.${rating}`)}
    </span>
  );
}
