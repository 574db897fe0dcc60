import { Button, buttonClass } from "@worthy/ui";
import type { MouseEvent } from "react";
import { RouterLink } from "../features/links/RouterLink.tsx";
import { useSession } from "../features/session/useSession.ts";
import { useSignOut } from "../features/session/useSignOut.ts";
import { SKIP_REDIRECT } from "../popups/signIn/signInFlags.ts";
import { usePopup } from "../popups/usePopup.ts";
import { useTexts } from "../locale/useLocale.ts";
import shellTexts from "../locale/texts/shell.en.json" with { type: "json" };

const LOOK = "shrink-0 bg-ground/60 px-3 whitespace-nowrap sm:px-4";

/** Sign-out when signed in; for everybody else sign-in, as a popup over the current page. */
export function AccountAction({ signUpLabel }: { signUpLabel: string | undefined }) {
  const t = useTexts(shellTexts);
  const popup = usePopup();
  const signOut = useSignOut();
  const { loggedIn } = useSession();
  if (loggedIn) {
    return (
      <Button variant="outline" className={LOOK} onClick={signOut}>
        {t("shell.signOut")}
      </Button>
    );
  }
  const open = (event: MouseEvent) => {
    event.preventDefault();
    popup.open("signinPopup", SKIP_REDIRECT);
  };
  // Without scripts, and in another tab, it links to the page.
  return (
    <RouterLink
      href="/signin"
      rel="nofollow"
      onClick={open}
      className={buttonClass("outline", "medium", LOOK)}
    >
      {signUpLabel ?? t("shell.signUp")}
    </RouterLink>
  );
}
