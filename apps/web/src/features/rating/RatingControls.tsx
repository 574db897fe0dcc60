import type { RatedLocation, RatingValue, TitleKind } from "@worthy/domain";
import { RatingSegments, ratingIcons, type SegmentGroup } from "@worthy/ui";
import { useRateTitle } from "./useRateTitle.ts";
import { useRatings } from "./useRatings.ts";
import type { Locale } from "../../locale/createLocale.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import ratingTexts from "./texts/rating.en.json" with { type: "json" };

interface RatingControlsProps {
  title: { id: number; name: string; nodeType: TitleKind };
  location?: RatedLocation;
  /** Only the four taste ratings, for small places. */
  tasteOnly?: boolean;
  /** Called when a rating was pressed. */
  onRated?: (() => void) | undefined;
}

const TASTE = ["LOVE", "LIKE", "MEH", "DISLIKE"] as const;
const INTENT = ["INTERESTED", "NOT_INTERESTED"] as const;

/** Four taste ratings and two intents; pressing the current one removes it. */
export function RatingControls({
  title,
  location = "IN_APP",
  tasteOnly = false,
  onRated,
}: RatingControlsProps) {
  const locale = useLocale();
  const t = useTexts(ratingTexts);
  const value = useRatings().of(title.id);
  const { rate, unrate } = useRateTitle();
  const taste = groupOf(
    tasteOnly ? t("rating.rate", { name: title.name }) : t("rating.seenIt"),
    TASTE,
    locale,
  );
  const groups = tasteOnly ? [taste] : [taste, groupOf(t("rating.wantToSeeIt"), INTENT, locale)];
  return (
    <div className="max-sm:**:[fieldset]:w-full">
      <RatingSegments<RatingValue>
        groups={groups}
        value={value}
        onSelect={(next) => {
          if (next === value) unrate(title, location);
          else rate(title, next, location);
          onRated?.();
        }}
      />
    </div>
  );
}

function groupOf(
  label: string,
  values: readonly RatingValue[],
  locale: Locale,
): SegmentGroup<RatingValue> {
  const t = locale.texts(ratingTexts);
  return {
    label,
    segments: values.map((value) => ({
      value,
      label: t(`rating.${value}`),
      icon: ratingIcons[value],
    })),
  };
}
