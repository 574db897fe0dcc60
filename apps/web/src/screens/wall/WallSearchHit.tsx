import type { RatingValue } from "@worthy/domain";
import { classNames, Icon, PosterImage, ratingIcons } from "@worthy/ui";
import type { TitleHit } from "../../features/search/searchQuery.ts";
import { posterUrl } from "../../features/title/posterUrl.ts";
import { kindAndYear } from "../../features/title/titleLabel.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import ratingTexts from "../../features/rating/texts/rating.en.json" with { type: "json" };

const FOUR = ["LOVE", "LIKE", "MEH", "DISLIKE"] as const satisfies readonly RatingValue[];

interface WallSearchHitProps {
  title: TitleHit;
  value: RatingValue | null;
  onRate: (value: RatingValue) => void;
}

/** A search result with the four taste ratings. */
export function WallSearchHit({ title, value, onRate }: WallSearchHitProps) {
  const locale = useLocale();
  const t = useTexts(ratingTexts);
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="w-12 shrink-0">
        <PosterImage src={posterUrl(title)} alt="" fallback="" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{title.name}</p>
        <p className="truncate text-sm text-ink-second">{kindAndYear(title, locale)}</p>
        <fieldset
          aria-label={t("rating.rate", { name: title.name })}
          className="mt-1 flex min-w-0 flex-wrap gap-1"
        >
          {FOUR.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={kind === value}
              onClick={() => onRate(kind)}
              className={classNames(
                "inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3 text-xs font-semibold transition-colors",
                kind === value
                  ? "border-fill bg-fill text-on-fill"
                  : "border-edge hover:border-ink",
              )}
            >
              <Icon of={ratingIcons[kind]} size={16} filled={kind === value && kind === "LOVE"} />
              {t(`rating.${kind}`)}
            </button>
          ))}
        </fieldset>
      </div>
    </li>
  );
}
