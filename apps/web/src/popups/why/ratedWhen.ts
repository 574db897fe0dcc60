import { isRatingValue } from "@worthy/domain";
import type { Locale } from "../../locale/createLocale.ts";
import { formatMonth } from "../../locale/formats.ts";
import type { TitleContribution } from "./waterfall.ts";
import whyTexts from "./texts/why.en.json" with { type: "json" };

const DAY_MS = 86_400_000;

/** What the person said about a row's title, and when: `You loved it in March.` */
export function ratedWhen(
  { rating, ratedAt }: Pick<TitleContribution, "rating" | "ratedAt">,
  locale: Locale,
  now = Date.now(),
): string | null {
  if (ratedAt === undefined || !isRatingValue(rating) || rating === "SKIP") return null;
  const t = locale.texts(whyTexts);
  const when =
    now - Date.parse(ratedAt) < DAY_MS
      ? t("why.today")
      : t("why.inMonth", { month: formatMonth(ratedAt, locale, now) });
  return t(`why.rated.${rating}`, { when });
}
