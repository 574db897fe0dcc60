import type { CallOutput } from "@worthy/contract";
import { formatNames } from "../../locale/formats.ts";
import type { Locale } from "../../locale/createLocale.ts";
import signInTexts from "./texts/signIn.en.json" with { type: "json" };

export type MergeSummary = NonNullable<CallOutput<"authenticate">["merged"]>;

const THINGS = [
  "ratings",
  "items",
  "watchlists",
  "services",
  "genres",
  "episodes",
  "films",
] as const;

/** What a merge moved, in one sentence. */
export function mergeWords(merged: MergeSummary, locale: Locale): string {
  const t = locale.texts(signInTexts);
  const things = THINGS.filter((thing) => merged[thing] > 0).map((thing) =>
    t(`signIn.${thing}`, { count: merged[thing] }),
  );
  return things.length === 0
    ? t("signIn.nothingNew")
    : t("signIn.cameAlong", { things: formatNames(things, locale) });
}
