import type { RatingValue } from "@worthy/domain";
import type { WallTitle } from "./wallQuery.ts";
import type { Locale } from "../../locale/createLocale.ts";
import { withinSentence } from "../../locale/withinSentence.ts";
import titleTexts from "../title/texts/title.en.json" with { type: "json" };
import wallTexts from "./texts/wall.en.json" with { type: "json" };

/**
 * A poster to rate as a screen reader says it: name, kind, year, what it is suggested for, and its
 * rating: `Mad Men, Show, 2007, liked`.
 */
export function posterLabel(title: WallTitle, value: RatingValue | null, locale: Locale): string {
  const t = locale.texts(titleTexts, wallTexts);
  return [
    title.name,
    t(`title.${title.nodeType}`),
    title.firstAirDate?.slice(0, 4),
    title.suggestedBy === undefined
      ? null
      : withinSentence(t("wall.likeTitle", { name: title.suggestedBy })),
    value === null ? null : withinSentence(t(`wall.said.${value}`).replace(/\.$/, "")),
  ]
    .filter(Boolean)
    .join(", ");
}
