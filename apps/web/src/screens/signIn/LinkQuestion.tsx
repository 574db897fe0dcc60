import { ApiFailure } from "@worthy/contract/apiFailure";
import { Button } from "@worthy/ui";
import { useSession } from "../../features/session/useSession.ts";
import { Notice } from "../../features/signIn/Notice.tsx";
import { failureText } from "../../messages/failureText.ts";
import { useT } from "../../messages/useT.ts";
import { SignInFrame } from "./SignInFrame.tsx";
import type { LinkInAddress, useRedeemLink } from "./useRedeemLink.ts";

interface LinkQuestionProps {
  link: LinkInAddress;
  redeem: ReturnType<typeof useRedeemLink>;
}

const WORDS = {
  SIGN_IN: { heading: "signIn.linkAsk", lead: "signIn.linkAskHint", action: "signIn.linkAction" },
  CHANGE_OLD: { heading: "signIn.changeAskOld", lead: "signIn.changeAskOldHint", action: "signIn.changeOldAction" },
  CHANGE_NEW: { heading: "signIn.changeAskNew", lead: "signIn.changeAskNewHint", action: "signIn.changeNewAction" },
} as const;

/** Programs that look into mail open links too; only a person presses a button. */
export function LinkQuestion({ link, redeem }: LinkQuestionProps) {
  const t = useT();
  const { heading, lead, action } = WORDS[link.type === "CHANGE_OLD" || link.type === "CHANGE_NEW" ? link.type : "SIGN_IN"];
  const { isPending, error } = redeem;
  const told = error instanceof ApiFailure && (error.status === 429 || error.status === 403);
  const { loggedIn, user } = useSession();
  // Whose link it is, only the server knows.
  const warns = heading === "signIn.linkAsk" && loggedIn;
  const who = user?.email ? t("signIn.otherHere", { email: user.email }) : t("signIn.otherHereNameless");
  return (
    <SignInFrame heading={t(heading)} lead={t(lead)}>
      {warns ? <Notice heading={who} text={t("signIn.otherHereHint")} /> : null}
      {error ? <Notice urgent text={told ? failureText(error) : t("signIn.unreached")} /> : null}
      <Button size="large" className="self-start px-10" aria-disabled={isPending} onClick={() => isPending || redeem.mutate(link)}>
        {isPending ? t("signIn.working") : t(action)}
      </Button>
    </SignInFrame>
  );
}
