import { useEffect } from "react";
import { useNavigate } from "../../router/useNavigate.ts";
import { useLocation } from "../../router/useLocation.ts";
import { useT } from "../../messages/useT.ts";
import { useServices } from "../services/Services.ts";
import { notePath } from "./previousPath.ts";
import { autoRedirect, tokenRedirect } from "./signInPaths.ts";
import { useSession } from "./useSession.ts";

/** What signing in asks of every page: redirects that an address asks for, the place to come back to, and word of a sign-in that never began. */
export function SessionKeeper() {
  const t = useT();
  const navigate = useNavigate();
  const { login, toasts } = useServices();
  const { pathname, search } = useLocation();
  const { loggedIn } = useSession();
  useEffect(() => {
    const to = tokenRedirect({ pathname, search }) ?? autoRedirect({ pathname, search }, loggedIn);
    notePath(pathname, search);
    if (to !== null) void navigate(to, { replace: true });
    if (login.takeAuthError()) toasts.show({ text: t("shell.authError"), urgent: true, timeout: 10_000 });
  }, [pathname, search, loggedIn, navigate, login, toasts, t]);
  return null;
}
