import { buttonClass } from "@worthy/ui";
import type { MouseEvent } from "react";
import { RouterLink } from "../../../features/links/RouterLink.tsx";
import { previousPath } from "../../../features/session/previousPath.ts";
import { useSession } from "../../../features/session/useSession.ts";
import { SignedIn } from "../../../features/signIn/SignedIn.tsx";
import { usePopup } from "../../../popups/usePopup.ts";
import { useHydrated } from "../../../features/fields/useHydrated.ts";
import { SignInFrame } from "../SignInFrame.tsx";
import { useTexts } from "../../../locale/useLocale.ts";
import signInTexts from "../../../features/signIn/texts/signIn.en.json" with { type: "json" };

/** `/login`: the choices. */
export function LoginScreen() {
  const t = useTexts(signInTexts);
  const popup = usePopup();
  const { loggedIn } = useSession();
  const back = useHydrated() ? previousPath() : "/";
  // Over this page; before hydration, and in another tab, at their own addresses.
  const over = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    popup.open(name, 1);
  };
  const onward = (
    <RouterLink href={back} className={buttonClass()}>
      {t("signIn.goOn")}
    </RouterLink>
  );
  if (loggedIn) {
    return (
      <SignInFrame heading={t("signIn.done")}>
        <SignedIn merged={null} action={onward} />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame heading={t("signIn.login")} lead={t("signIn.loginLead")}>
      <div className="flex flex-col gap-3">
        <RouterLink
          href="/login/email"
          onClick={over("emailLogin")}
          className={buttonClass("primary", "large")}
        >
          {t("signIn.loginAction")}
        </RouterLink>
        <RouterLink
          href="/registration-popup"
          onClick={over("registration")}
          className={buttonClass("outline", "large")}
        >
          {t("signIn.registerAction")}
        </RouterLink>
        <RouterLink href={back} className={buttonClass("quiet", "large")}>
          {t("signIn.stay")}
        </RouterLink>
      </div>
    </SignInFrame>
  );
}
