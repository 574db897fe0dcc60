import type { CallOutput } from "@worthy/contract";
import type { Locale } from "../../locale/createLocale.ts";
import titleTexts from "./texts/title.en.json" with { type: "json" };

export type TitleInFull = CallOutput<"getNode">;
/** What a card shows of a title. */
export type CardTitle = CallOutput<"getToday">["rows"][number]["titles"][number];
export type TitleSummary = CallOutput<"listTitlesToRate">["results"][number];

/** `Show · 2022`. */
export function kindAndYear(
  title: Pick<TitleSummary, "nodeType" | "firstAirDate">,
  locale: Locale,
): string {
  const t = locale.texts(titleTexts);
  return [t(`title.${title.nodeType}`), title.firstAirDate?.slice(0, 4)]
    .filter(Boolean)
    .join(" · ");
}
