import { isRatingValue } from "@worthy/domain";
import type { Locale } from "../../locale/createLocale.ts";
import type { TitleContribution } from "./waterfall.ts";
import whyTexts from "./texts/why.en.json" with { type: "json" };

type Rated = Pick<TitleContribution, "name" | "rating">;

/** What a rated title's row is called; `own` is the row of the explained title itself. */
export function rowName({ name, rating }: Rated, own: boolean, locale: Locale): string {
  const t = locale.texts(whyTexts);
  const known = isRatingValue(rating) && rating !== "SKIP" ? rating : "LIKE";
  return own ? t(`why.own.${known}`) : t(`why.because.${known}`, { name });
}

/** What the person said about it, where the row's name doesn't. */
export function rowNote({ rating }: Rated, own: boolean, locale: Locale): string {
  const t = locale.texts(whyTexts);
  return !own && (rating === "LOVE" || rating === "LIKE") ? ` · ${t(`why.${rating}`)}` : "";
}
