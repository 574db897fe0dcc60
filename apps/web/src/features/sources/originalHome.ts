import type { TitleSummary } from "../title/titleLabel.ts";
import type { Locale } from "../../locale/createLocale.ts";
import sourcesTexts from "./texts/sources.en.json" with { type: "json" };

/** `HBO original`, or null if unknown. It never says that the title is there now. */
export function originalHome(
  { providers }: Pick<TitleSummary, "providers">,
  locale: Locale,
): string | null {
  const t = locale.texts(sourcesTexts);
  const home = providers.find(({ sourceTypes }) => sourceTypes.includes("ORIGINAL"));
  return home ? t("sources.originalHome", { name: home.name }) : null;
}
