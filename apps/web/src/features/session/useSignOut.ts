import { useT } from "../../messages/useT.ts";
import { showFailure } from "../failures/failureToasts.ts";
import { useServices } from "../services/Services.ts";
import { leave } from "./leave.ts";

/** Signs out, at once also where the server is not reached; or says that it failed and offers to try again. */
export function useSignOut(): () => void {
  const t = useT();
  const { login, writes, toasts } = useServices();
  const signOut = () => void leave({ login, writes }).catch(() => showFailure({ toasts, t }, { text: t("shell.signOutFailed"), retry: signOut, id: "sign-out" }));
  return signOut;
}
