import { useEffect } from "react";
import { useNavigate } from "../../router/useNavigate.ts";
import { useLocation } from "../../router/useLocation.ts";
import { useServices } from "../services/Services.ts";
import { notePath } from "./previousPath.ts";
import { autoRedirect, tokenRedirect } from "./signInPaths.ts";
import { useSession } from "./useSession.ts";
import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/**
 * Parts of signing in on every page: redirects requested by an address, the place to return to, and
 * the message that a sign-in never started.
 */
export function SessionKeeper() {
  const t = useTexts(shellTexts);
  const navigate = useNavigate();
  const { login, toasts } = useServices();
  const { pathname, search } = useLocation();
  const { loggedIn } = useSession();
  useEffect(() => {
    const to = tokenRedirect({ pathname, search }) ?? autoRedirect({ pathname, search }, loggedIn);
    notePath(pathname, search);
    if (to !== null) void navigate(to, { replace: true });
    if (login.takeAuthError())
      toasts.show({ text: t("shell.authError"), urgent: true, timeout: 10_000 });
  }, [pathname, search, loggedIn, navigate, login, toasts, t]);
  return null;
}
