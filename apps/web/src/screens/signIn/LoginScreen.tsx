import { Button, buttonClass } from "@worthy/ui";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { previousPath } from "../../features/session/previousPath.ts";
import { useSession } from "../../features/session/useSession.ts";
import { SignedIn } from "../../features/signIn/SignedIn.tsx";
import { signIn } from "../../messages/en/signIn.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { usePopup } from "../../popups/usePopup.ts";
import { useInBrowser } from "../../features/fields/useInBrowser.ts";
import { SignInFrame } from "./SignInFrame.tsx";

provideTexts({ signIn });

/** `/login`: what there is to choose from. */
export function LoginScreen() {
  const t = useT();
  const popup = usePopup();
  const { loggedIn } = useSession();
  const back = useInBrowser() ? previousPath() : "/";
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
        <Button size="large" onClick={() => popup.open("emailLogin", 1)}>
          {t("signIn.loginAction")}
        </Button>
        <Button size="large" variant="outline" onClick={() => popup.open("registration", 1)}>
          {t("signIn.registerAction")}
        </Button>
        <RouterLink href={back} className={buttonClass("quiet", "large")}>
          {t("signIn.stay")}
        </RouterLink>
      </div>
    </SignInFrame>
  );
}
