import { isRatingValue, RATING_VALUES, type RatingValue } from "@worthy/domain";
import { Icon, ratingIcons } from "@worthy/ui";
import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import { useShown } from "../../features/account/useShown.ts";
import { useEarlyEntry } from "../../features/fields/useEarlyEntry.ts";
import { useTexts } from "../../locale/useLocale.ts";
import ratingTexts from "../../features/rating/texts/rating.en.json" with { type: "json" };
import ratingsTexts from "./texts/ratings.en.json" with { type: "json" };

interface RatingSelectProps {
  name: string;
  value: RatingValue;
  onChange: (value: RatingValue) => void;
}

/**
 * A rating that can be changed in place. A native select, which each device opens as it does best.
 */
export function RatingSelect({ name, value, onChange }: RatingSelectProps) {
  const t = useTexts(ratingTexts, ratingsTexts);
  const [shown, show] = useShown(value);
  const choose = (next: string) => {
    if (!isRatingValue(next) || next === shown) return;
    show(next);
    onChange(next);
  };
  const field = useRef<HTMLSelectElement>(null);
  useEarlyEntry(field, shown, choose);
  return (
    <span className="relative inline-flex w-44 items-center">
      <span className="pointer-events-none absolute inset-s-4">
        <Icon of={ratingIcons[shown]} size={18} filled={shown === "LOVE"} />
      </span>
      <select
        ref={field}
        autoComplete="off"
        aria-label={t("ratings.ratingOf", { name })}
        value={shown}
        onChange={({ target }) => choose(target.value)}
        className="min-h-11 w-full cursor-pointer appearance-none rounded-full border border-edge bg-transparent ps-11 pe-9 text-sm font-semibold pointer-coarse:text-base hover:border-ink"
      >
        {RATING_VALUES.map((each) => (
          <option key={each} value={each} className="bg-raised text-ink">
            {t(`rating.${each}`)}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-e-3">
        <Icon of={ChevronDown} size={16} />
      </span>
    </span>
  );
}
