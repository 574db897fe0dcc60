import { nameOf } from "../../messages/speech.ts";
import type { T } from "../../messages/useT.ts";
import type { BrowseSubject } from "./browseSubject.ts";

/** What a page of browsing is called. */
export function subjectName({ dimension, label }: Pick<BrowseSubject, "dimension" | "label">, t: T): string {
  if (dimension === "decade") return t("browseHeads.decade", { year: label });
  return dimension === "service" ? label : nameOf(label);
}
