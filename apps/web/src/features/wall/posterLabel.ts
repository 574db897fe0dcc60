import type { RatingValue } from "@worthy/domain";
import { kindAndYear } from "../title/titleLabel.ts";
import type { WallTitle } from "./wallQuery.ts";
import type { Locale } from "../../locale/createLocale.ts";
import ratingTexts from "../rating/texts/rating.en.json" with { type: "json" };
import wallTexts from "./texts/wall.en.json" with { type: "json" };

/** Accessible label of a poster to rate: name, facts, what it is suggested for, and its rating. */
export function posterLabel(title: WallTitle, value: RatingValue | null, locale: Locale): string {
  const t = locale.texts(ratingTexts, wallTexts);
  const suggested =
    title.suggestedBy === undefined ? [] : [t("wall.likeTitle", { name: title.suggestedBy })];
  const facts = [kindAndYear(title, locale), ...suggested].join(", ");
  return value
    ? t("wall.posterRated", { name: title.name, facts, rating: t(`rating.${value}`) })
    : t("wall.poster", { name: title.name, facts });
}
