import type { MouseEvent } from "react";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { isSignInPath } from "../../features/session/signInPaths.ts";
import { useSession } from "../../features/session/useSession.ts";
import { useLocation } from "../../router/useLocation.ts";
import { usePopup } from "../usePopup.ts";
import { SKIP_REDIRECT } from "./signInFlags.ts";
import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

/** Sign-in, over the current page; nothing for people who are signed in or about to be. */
export function SignInLink({ className, onOpen }: { className: string; onOpen?: () => void }) {
  const t = useTexts(shellTexts);
  const popup = usePopup();
  const { pathname } = useLocation();
  const { loggedIn } = useSession();
  if (loggedIn || isSignInPath(pathname)) return null;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen?.();
    popup.open("signinPopup", SKIP_REDIRECT);
  };
  // Without scripts, and in another tab, it links to the page.
  return (
    <RouterLink href="/signin" onClick={open} className={className}>
      {t("shell.signIn")}
    </RouterLink>
  );
}
