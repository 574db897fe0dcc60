import type { TitleSummary } from "../title/titleLabel.ts";
import { formatAirDate } from "../../locale/formats.ts";
import type { Locale } from "../../locale/createLocale.ts";
import sourcesTexts from "./texts/sources.en.json" with { type: "json" };

/**
 * `Original home: HBO (as of Jun 30, 2026)`, or null if unknown. It never says that the title is
 * there now.
 */
export function originalHome(
  { providers }: Pick<TitleSummary, "providers">,
  locale: Locale,
): string | null {
  const t = locale.texts(sourcesTexts);
  const home = providers.find(({ sourceTypes }) => sourceTypes.includes("ORIGINAL"));
  // Keeps the text in brackets on one line.
  return home
    ? t("sources.originalHome", {
        name: home.name,
        date: (formatAirDate(home.asOf, "day", locale) ?? "").replaceAll(" ", "\u00a0"),
      })
    : null;
}
