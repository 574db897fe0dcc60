import type { CallOutput } from "@worthy/contract";
import { formatNames } from "../../locale/formats.ts";
import { traitName } from "../../locale/nameOf.ts";
import type { Locale } from "../../locale/createLocale.ts";
import scoreTexts from "./texts/score.en.json" with { type: "json" };

export type Reason = NonNullable<CallOutput<"getNode">["reason"]>;

/** One sentence about the largest actual contributions. */
export function reasonSentence(reason: Reason, locale: Locale): string {
  const t = locale.texts(scoreTexts);
  if ("titles" in reason)
    return t(`score.${reason.meh ? "because-meh" : reason.kind}`, {
      titles: formatNames(
        reason.titles.map(({ name }) => name),
        locale,
      ),
    });
  if ("label" in reason) return t(`score.${reason.kind}`, { label: traitName(reason, locale) });
  return t(`score.${reason.kind}`);
}

/**
 * The same for a row of a list: null if none of the person's ratings bears on the title, because
 * all such rows would say the same.
 */
export function ownReason(reason: Reason | null, locale: Locale): string | null {
  return reason === null || reason.kind === "well-known" || reason.kind === "nothing-yet"
    ? null
    : reasonSentence(reason, locale);
}
