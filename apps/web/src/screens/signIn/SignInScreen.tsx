import { buttonClass } from "@worthy/ui";
import { useEffect, useState } from "react";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { useServices } from "../../features/services/Services.ts";
import { useSession } from "../../features/session/useSession.ts";
import { Notice } from "../../features/signIn/Notice.tsx";
import { SignInPanel } from "../../features/signIn/SignInPanel.tsx";
import { signInHeading, signInLead, type SignInMode } from "../../features/signIn/signInWords.ts";
import { useEmailLink } from "../../features/signIn/useEmailLink.ts";
import { useLocation } from "../../router/useLocation.ts";
import { SignInFrame } from "./SignInFrame.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import signInTexts from "../../features/signIn/texts/signIn.en.json" with { type: "json" };

/** `/signin`: the form, and why somebody was sent here. */
export function SignInScreen() {
  const t = useTexts(signInTexts);
  const [mode, setMode] = useState<SignInMode>("signIn");
  const link = useEmailLink();
  const session = useSession();
  const state = { mode, link, session };
  const lead = signInLead(state);
  const onward = (
    <RouterLink href={link.from} className={buttonClass()}>
      {t("signIn.goOn")}
    </RouterLink>
  );
  return (
    <SignInFrame
      heading={t(signInHeading(state))}
      lead={lead && t(lead)}
      notice={<WhyHere waiting={link.kept !== null} />}
    >
      <SignInPanel link={link} onward={onward}>
        <div className="flex flex-wrap items-center gap-x-2 border-t border-hairline pt-3">
          <button
            type="button"
            className={buttonClass("quiet", "medium", "-ms-5")}
            onClick={() => setMode(mode === "signIn" ? "register" : "signIn")}
          >
            {t(mode === "signIn" ? "signIn.toRegister" : "signIn.toSignIn")}
          </button>
          <RouterLink href={link.from} className={buttonClass("quiet", "medium", "-ms-5")}>
            {t("signIn.stay")}
          </RouterLink>
        </div>
      </SignInPanel>
    </SignInFrame>
  );
}

/** Explains the address's flags; nothing once a new link was requested. */
function WhyHere({ waiting }: { waiting: boolean }) {
  const t = useTexts(signInTexts);
  const query = new URLSearchParams(useLocation().search);
  const { loggedIn } = useSession();
  const linkFailed = query.get("magicLinkFailed") === "true";
  useRefresh(linkFailed);
  if (waiting) return null;
  if (linkFailed)
    return <Notice urgent heading={t("signIn.linkFailed")} text={t("signIn.linkFailedHint")} />;
  const loggedOut = query.get("loggedOut") === "true" && !loggedIn;
  if (loggedOut && query.get("accountDeleted") === "true")
    return <Notice heading={t("signIn.accountDeleted")} text={t("signIn.accountDeletedHint")} />;
  return loggedOut ? (
    <Notice heading={t("signIn.loggedOut")} text={t("signIn.loggedOutHint")} />
  ) : null;
}

/** After a failed login, looks up the person again. */
function useRefresh(failed: boolean): void {
  const { login, session } = useServices();
  useEffect(() => {
    const userId = session.account()?.id;
    if (failed && userId) void login.lookUp(userId, { refresh: true }).catch(() => {});
  }, [failed, login, session]);
}
