import type { RatedLocation, RatingValue, TitleKind } from "@worthy/domain";
import { RatingSegments, ratingIcons, type SegmentGroup } from "@worthy/ui";
import { useT, type T } from "../../messages/useT.ts";
import { useRateTitle } from "./useRateTitle.ts";
import { useRatings } from "./useRatings.ts";

interface RatingControlsProps {
  title: { id: number; name: string; nodeType: TitleKind };
  location?: RatedLocation;
  /** Only the four values of taste, for small places. */
  tasteOnly?: boolean;
}

const TASTE = ["LOVE", "LIKE", "MEH", "DISLIKE"] as const;
const INTENT = ["INTERESTED", "NOT_INTERESTED"] as const;

/** Four values of taste and two of intent; pressing the one that holds takes it back. */
export function RatingControls({ title, location = "IN_APP", tasteOnly = false }: RatingControlsProps) {
  const t = useT();
  const value = useRatings().of(title.id);
  const { rate, unrate } = useRateTitle();
  const taste = groupOf(tasteOnly ? t("rating.rate", { name: title.name }) : t("rating.howWasIt"), TASTE, t);
  const groups = tasteOnly ? [taste] : [taste, groupOf(t("rating.wantToSeeIt"), INTENT, t)];
  return (
    <div className="max-sm:**:[fieldset]:w-full">
      <RatingSegments<RatingValue> groups={groups} value={value} onSelect={(next) => (next === value ? unrate(title, location) : rate(title, next, location))} />
    </div>
  );
}

function groupOf(label: string, values: readonly RatingValue[], t: T): SegmentGroup<RatingValue> {
  return { label, segments: values.map((value) => ({ value, label: t(`rating.${value}`), icon: ratingIcons[value] })) };
}
