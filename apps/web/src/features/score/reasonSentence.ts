import type { CallOutput } from "@worthy/contract";
import { formatNames } from "../../messages/formats.ts";
import type { T } from "../../messages/useT.ts";

export type Reason = NonNullable<CallOutput<"getNode">["reason"]>;

/** One sentence for the largest true contributions. */
export function reasonSentence(reason: Reason, t: T): string {
  if (reason.kind === "titles") return t("score.because", { rated: t(`score.${reason.rating}`), titles: formatNames(reason.titles.map(({ name }) => name)) });
  if (reason.kind === "trait") return t("score.trait", { label: reason.label });
  return t("score.prior");
}
