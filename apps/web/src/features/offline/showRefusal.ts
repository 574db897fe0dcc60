import { ApiFailure } from "@worthy/contract/apiFailure";
import type { Toasts } from "@worthy/ui";
import type { UnsentWrite } from "./UnsentWrite.ts";
import { failureText } from "../../locale/failureText.ts";
import type { Locale } from "../../locale/createLocale.ts";
import offlineTexts from "./texts/offline.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/** As long as any failure. */
const TIMEOUT = 10_000;

/** Says in one sentence what was not saved, and why if the server has told. */
export function showRefusal(
  { toasts, locale }: { toasts: Toasts; locale: Locale },
  { key, shown, endpoint }: UnsentWrite,
  error: unknown,
): void {
  const t = locale.texts(offlineTexts, shellTexts);
  const isRating = ["rateTitle", "deleteRating", "markRating"].includes(endpoint);
  const what =
    shown.name === undefined
      ? t(isRating ? "offline.aRating" : "offline.aListChange")
      : t(isRating ? "offline.ratingOf" : "offline.listChangeOf", { name: shown.name });
  const reason = error instanceof ApiFailure ? failureText(error, locale) : t("shell.oops");
  toasts.show({
    id: `refused-${key}`,
    text: t("offline.notKept", { what, reason }),
    urgent: true,
    timeout: TIMEOUT,
  });
}
