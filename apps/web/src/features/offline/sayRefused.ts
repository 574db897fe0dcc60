import { ApiFailure } from "@worthy/contract/apiFailure";
import type { Toasts } from "@worthy/ui";
import { failureText } from "../../messages/failureText.ts";
import type { T } from "../../messages/useT.ts";
import type { UnsentWrite } from "./UnsentWrite.ts";

/** As long as any failure. */
const TIMEOUT = 10_000;

/** Says in a sentence what was not kept, and why where the server has told. */
export function sayRefused({ toasts, t }: { toasts: Toasts; t: T }, { key, shown, endpoint }: UnsentWrite, error: unknown): void {
  const isRating = endpoint === "rateTitle" || endpoint === "deleteRating";
  const what = shown.name === undefined ? t(isRating ? "offline.aRating" : "offline.aListChange") : t(isRating ? "offline.ratingOf" : "offline.listChangeOf", { name: shown.name });
  const reason = error instanceof ApiFailure ? failureText(error) : t("shell.oops");
  toasts.show({ id: `refused-${key}`, text: t("offline.notKept", { what, reason }), urgent: true, timeout: TIMEOUT });
}
