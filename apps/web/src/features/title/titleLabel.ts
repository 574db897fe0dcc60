import type { CallOutput } from "@worthy/contract";
import type { T } from "../../messages/useT.ts";

export type TitleSummary = CallOutput<"listTitlesToRate">["results"][number];

/** `Show · 2022`. */
export function kindAndYear(title: Pick<TitleSummary, "nodeType" | "firstAirDate">, t: T): string {
  return [t(`title.${title.nodeType}`), title.firstAirDate?.slice(0, 4)].filter(Boolean).join(" · ");
}
