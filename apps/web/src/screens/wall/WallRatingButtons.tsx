import type { RatingValue } from "@worthy/domain";
import { ActionMenu, classNames, Icon, ratingIcons } from "@worthy/ui";
import { Ellipsis } from "lucide-react";
import { useTexts } from "../../locale/useLocale.ts";
import ratingTexts from "../../features/rating/texts/rating.en.json" with { type: "json" };
import wallTexts from "../../features/wall/texts/wall.en.json" with { type: "json" };

const FIVE = ["LOVE", "LIKE", "MEH", "DISLIKE", "SKIP"] as const satisfies readonly RatingValue[];
const INTENTS = ["INTERESTED", "NOT_INTERESTED"] as const satisfies readonly RatingValue[];

interface WallRatingButtonsProps {
  name: string;
  value: RatingValue | null;
  onRate: (value: RatingValue) => void;
}

/** Five buttons over a poster's top, and a menu with the two intents. */
export function WallRatingButtons({ name, value, onRate }: WallRatingButtonsProps) {
  const t = useTexts(ratingTexts, wallTexts);
  const intent = INTENTS.find((kind) => kind === value);
  return (
    <fieldset aria-label={t("rating.rate", { name })} className="grid grid-cols-2 gap-1 p-1.5">
      {FIVE.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === value}
          onClick={() => onRate(kind)}
          className="wall-rate"
        >
          <Icon of={ratingIcons[kind]} size={16} filled={kind === value && kind === "LOVE"} />
          {t(`rating.${kind}`)}
        </button>
      ))}
      <ActionMenu
        trigger={
          <button
            type="button"
            aria-label={t("wall.moreRatings", { name })}
            className={classNames(
              "wall-rate",
              intent &&
                "bg-art-paper text-art-ink pointer-coarse:bg-fill pointer-coarse:text-on-fill",
            )}
          >
            <Icon of={intent ? ratingIcons[intent] : Ellipsis} size={18} />
            {t("wall.more")}
          </button>
        }
        actions={INTENTS.map((kind) => ({
          key: kind,
          label: t(`rating.${kind}`),
          icon: ratingIcons[kind],
          onSelect: () => onRate(kind),
        }))}
      />
    </fieldset>
  );
}
