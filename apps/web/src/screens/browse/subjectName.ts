import type { BrowseSubject } from "./browseSubject.ts";
import { nameOf } from "../../locale/nameOf.ts";
import type { Locale } from "../../locale/createLocale.ts";
import browseHeadsTexts from "./texts/browseHeads.en.json" with { type: "json" };

/** Heading of a browse page. */
export function subjectName(
  { dimension, label }: Pick<BrowseSubject, "dimension" | "label">,
  locale: Locale,
): string {
  const t = locale.texts(browseHeadsTexts);
  if (dimension === "decade") return t("browseHeads.decade", { year: label });
  return dimension === "service" ? label : nameOf(label, locale);
}
