import type { RatingValue } from "@worthy/domain";
import { classNames, Icon, ratingIcons } from "@worthy/ui";
import { useTexts } from "../../locale/useLocale.ts";
import ratingTexts from "../rating/texts/rating.en.json" with { type: "json" };

// Dislike on the far left, like on the far right: the directions of the swipes.
const ORDER = ["DISLIKE", "MEH", "SKIP", "LOVE", "LIKE"] as const satisfies readonly RatingValue[];

interface DeckButtonsProps {
  name: string;
  /** The rating that letting the card go now would give. */
  pending: RatingValue | null;
  onRate: (value: RatingValue) => void;
}

/** The five buttons below the deck, 56 px. */
export function DeckButtons({ name, pending, onRate }: DeckButtonsProps) {
  const t = useTexts(ratingTexts);
  return (
    <fieldset
      dir="ltr"
      aria-label={t("rating.rate", { name })}
      className="mx-auto grid w-full max-w-100 min-w-0 grid-cols-5 items-start"
    >
      {ORDER.map((kind) => (
        <button
          key={kind}
          type="button"
          onClick={() => onRate(kind)}
          className={classNames(
            "group flex min-w-0 flex-col items-center gap-1.5 rounded-poster text-center text-xs",
            kind === pending ? "font-semibold text-ink" : "text-ink-second",
          )}
        >
          <span
            className={classNames(
              "grid size-14 place-items-center rounded-full border transition-colors",
              kind === pending
                ? "border-fill bg-fill text-on-fill"
                : "border-edge text-ink group-hover:border-ink",
            )}
          >
            <Icon of={ratingIcons[kind]} size={22} filled={kind === pending && kind === "LOVE"} />
          </span>
          {t(`rating.${kind}`)}
        </button>
      ))}
    </fieldset>
  );
}
