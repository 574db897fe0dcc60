import type { Recommendation, RowFact } from "../todayRows.ts";
import { formatRuntime } from "../../../locale/formats.ts";
import type { Locale } from "../../../locale/createLocale.ts";
import todayTexts from "../texts/today.en.json" with { type: "json" };

/** Reasons that a title the person likes is the first of. */
const FOR_A_TITLE: ReadonlySet<string> = new Set(["because-loved", "because-liked"]);

/** The fact that a row is about, in a few words; undefined means kind and year. */
export function captionOf(
  title: Recommendation,
  fact: RowFact,
  locale: Locale,
): string | undefined {
  const t = locale.texts(todayTexts);
  if (fact === "runtime")
    return title.runtime === null ? undefined : formatRuntime(title.runtime, locale);
  if (fact === "kind") return title.firstAirDate?.slice(0, 4);
  const { reason } = title;
  if (reason === null || !("titles" in reason)) return undefined;
  return reason.titles[0] && FOR_A_TITLE.has(reason.kind)
    ? t("today.like", { name: reason.titles[0].name })
    : undefined;
}
