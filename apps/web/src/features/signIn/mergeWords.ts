import type { CallOutput } from "@worthy/contract";
import { formatNames } from "../../messages/formats.ts";
import type { T } from "../../messages/useT.ts";

export type MergeSummary = NonNullable<CallOutput<"authenticate">["merged"]>;

const THINGS = ["ratings", "items", "watchlists", "services", "genres", "episodes"] as const;

/** What a merge brought along, in a sentence. */
export function mergeWords(merged: MergeSummary, t: T): string {
  const things = THINGS.filter((thing) => merged[thing] > 0).map((thing) => t(`signIn.${thing}`, { count: merged[thing] }));
  return things.length === 0 ? t("signIn.nothingNew") : t("signIn.cameAlong", { things: formatNames(things) });
}
