import { ApiFailure } from "@worthy/contract/apiFailure";
import { useServices } from "./Services.ts";
import { useT } from "../../messages/useT.ts";

const ERROR_TIMEOUT = 10_000;

/** Says that an action failed and offers to try it again; what the server says about wrong input is passed on. */
export function useFailureToast(): (error: unknown, retry: () => void) => void {
  const { toasts, track } = useServices();
  const t = useT();
  return (error, retry) => {
    const said = error instanceof ApiFailure && error.status >= 400 && error.status < 500 ? error.message : t("shell.oops");
    track("exception", { description: error instanceof Error ? error.message : String(error), fatal: false });
    toasts.show({ text: said, urgent: true, timeout: ERROR_TIMEOUT, action: { label: t("shell.retry"), onPress: retry } });
  };
}
