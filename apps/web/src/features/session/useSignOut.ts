import { useT } from "../../messages/useT.ts";
import { showFailure } from "../failures/failureToasts.ts";
import { useServices } from "../services/Services.ts";

/** Signs out, or says that it failed and offers to try again. */
export function useSignOut(): () => void {
  const t = useT();
  const { login, toasts } = useServices();
  const signOut = () => void login.signOut().catch(() => showFailure({ toasts, t }, { text: t("shell.signOutFailed"), retry: signOut, id: "sign-out" }));
  return signOut;
}
