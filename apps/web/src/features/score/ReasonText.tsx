import { reasonWords, type Reason, type ReasonLength } from "./reasonSentence.ts";
import { useLocale } from "../../locale/useLocale.ts";

/** A reason with the person's own titles in bold. */
export function ReasonText({ reason, length = "long" }: { reason: Reason; length?: ReasonLength }) {
  return reasonWords(reason, useLocale(), length).map(({ text, strong }, at) =>
    strong ? (
      <b key={at} className="font-semibold">
        {text}
      </b>
    ) : (
      text
    ),
  );
}
