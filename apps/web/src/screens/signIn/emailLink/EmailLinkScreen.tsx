import { parseToken } from "@worthy/domain";
import { useEffect } from "react";
import { useServices } from "../../../features/services/Services.ts";
import { previousPath } from "../../../features/session/previousPath.ts";
import { useSession } from "../../../features/session/useSession.ts";
import { parseReference } from "../../../features/watchlists/sharing/inviteAddress.ts";
import { useLocation } from "../../../router/useLocation.ts";
import { useNavigate } from "../../../router/useNavigate.ts";
import { useHydrated } from "../../../features/fields/useHydrated.ts";
import { InviteSignIn } from "./InviteSignIn.tsx";
import { LinkDone } from "./LinkDone.tsx";
import { LinkQuestion } from "./LinkQuestion.tsx";
import { SignInFrame } from "../SignInFrame.tsx";
import { useRedeemLink } from "./useRedeemLink.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import signInTexts from "../../../features/signIn/texts/signIn.en.json" with { type: "json" };

/**
 * `/login/email/success`, the target of mailed links: one click uses the link. Whoever asked for it in
 * this browser returns to where they were; everybody else reads who is signed in. Invited people without a link yet request one here.
 */
export function EmailLinkScreen() {
  const query = new URLSearchParams(useLocation().search);
  const redeem = useRedeemLink();
  const { loggedIn } = useSession();
  const inBrowser = useHydrated();
  const token = query.get("token");
  if (redeem.data && !redeem.data.returns) return <LinkDone redeemed={redeem.data} />;
  // The server may not yet know what the browser does.
  if (query.get("done") === "1" && (loggedIn || !inBrowser)) return <LinkDone redeemed={null} />;
  const invite = parseReference(query.get("invite"));
  if (!token && invite !== null) return <InviteSignIn reference={invite} />;
  if (!token) return <NoLink />;
  if (parseToken(token) === null) return <BadLink />;
  const link = {
    token,
    type: query.get("type"),
    redirectUrl: query.get("redirectUrl"),
    sessionId: query.get("sessionId"),
  };
  return <LinkQuestion link={link} redeem={redeem} />;
}

/** Without a token: records that, and returns to where this tab was. */
function NoLink() {
  const t = useTexts(signInTexts);
  const navigate = useNavigate();
  const { login } = useServices();
  useEffect(() => {
    login.markAuthError();
    void navigate(previousPath(), { replace: true });
  }, [login, navigate]);
  return (
    <SignInFrame heading={t("signIn.incomplete")} lead={t("signIn.incompleteHint")}>
      {null}
    </SignInFrame>
  );
}

/** An invalid token needn't be looked up. */
function BadLink() {
  const t = useTexts(signInTexts);
  const navigate = useNavigate();
  const { login } = useServices();
  useEffect(() => {
    login.fail(new Error("the token in the address is invalid"));
    void navigate("/signin?magicLinkFailed=true", { replace: true });
  }, [login, navigate]);
  return (
    <SignInFrame heading={t("signIn.linkFailed")} lead={t("signIn.linkFailedHint")}>
      {null}
    </SignInFrame>
  );
}
