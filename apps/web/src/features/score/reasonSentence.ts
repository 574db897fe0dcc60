import type { CallOutput } from "@worthy/contract";
import { formatNames } from "../../messages/formats.ts";
import type { T } from "../../messages/useT.ts";
import { traitName } from "../../messages/speech.ts";

export type Reason = NonNullable<CallOutput<"getNode">["reason"]>;

/** One sentence for the largest true contributions. */
export function reasonSentence(reason: Reason, t: T): string {
  if ("titles" in reason) return t(`score.${reason.kind}`, { titles: formatNames(reason.titles.map(({ name }) => name)) });
  if ("label" in reason) return t(`score.${reason.kind}`, { label: traitName(reason) });
  return t(`score.${reason.kind}`);
}

/** The same for a row among others: null where nothing of the person's bears on the title, for every such row would say the same. */
export function ownReason(reason: Reason | null, t: T): string | null {
  return reason === null || reason.kind === "well-known" || reason.kind === "nothing-yet" ? null : reasonSentence(reason, t);
}
