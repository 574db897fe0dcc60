import { ApiFailure } from "@worthy/contract/apiFailure";
import { showFailure } from "./failureToasts.ts";
import { useServices } from "../services/Services.ts";
import { failureText } from "../../locale/failureText.ts";
import { useLocale } from "../../locale/useLocale.ts";

/**
 * Says that an action failed and offers to retry; passes on the server's message about invalid
 * input.
 */
export function useFailureToast(): (error: unknown, retry: () => void) => void {
  const { toasts, track } = useServices();
  const locale = useLocale();
  return (error, retry) => {
    const told = error instanceof ApiFailure && error.status >= 400 && error.status < 500;
    track(
      "exception",
      { description: error instanceof Error ? error.message : String(error), fatal: false },
      error,
    );
    showFailure(
      { toasts, locale },
      { retry, ...(told ? { text: failureText(error, locale) } : {}) },
    );
  };
}
