import { showFailure } from "../failures/failureToasts.ts";
import { useServices } from "../services/Services.ts";
import { leave } from "./leave.ts";
import { useLocale, useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/**
 * Signs out, immediately even if the server is not reached; or says that it failed and offers to
 * retry.
 */
export function useSignOut(): () => void {
  const locale = useLocale();
  const t = useTexts(shellTexts);
  const { login, writes, toasts } = useServices();
  const signOut = () =>
    void leave({ login, writes }).catch(() =>
      showFailure(
        { toasts, locale },
        { text: t("shell.signOutFailed"), retry: signOut, id: "sign-out" },
      ),
    );
  return signOut;
}
