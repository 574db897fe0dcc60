import { ApiFailure } from "@worthy/contract/apiFailure";
import { showFailure } from "../failures/failureToasts.ts";
import { useServices } from "./Services.ts";
import { failureText } from "../../messages/failureText.ts";
import { useT } from "../../messages/useT.ts";

/** Says that an action failed and offers to try it again; what the server says about wrong input is passed on. */
export function useFailureToast(): (error: unknown, retry: () => void) => void {
  const { toasts, track } = useServices();
  const t = useT();
  return (error, retry) => {
    const told = error instanceof ApiFailure && error.status >= 400 && error.status < 500;
    track("exception", { description: error instanceof Error ? error.message : String(error), fatal: false }, error);
    showFailure({ toasts, t }, { retry, ...(told ? { text: failureText(error) } : {}) });
  };
}
