import { traitName } from "../../messages/speech.ts";
import { formatRuntime } from "../../messages/formats.ts";
import type { T } from "../../messages/useT.ts";
import type { Recommendation, RowFact } from "./todayRows.ts";

/** The fact that a row is about, in a few words; undefined leaves kind and year. */
export function captionOf(title: Recommendation, fact: RowFact, t: T): string | undefined {
  if (fact === "runtime") return title.runtime === null ? undefined : formatRuntime(title.runtime);
  if (fact === "kind") return title.firstAirDate?.slice(0, 4);
  const { reason } = title;
  if (reason === null) return undefined;
  if ("titles" in reason)
    return reason.titles[0] && (reason.kind === "because-loved" || reason.kind === "because-liked") ? t("today.like", { name: reason.titles[0].name }) : undefined;
  return reason.kind === "trait-for" ? traitName(reason) : undefined;
}
