import { ApiFailure } from "@worthy/contract/apiFailure";
import { Button } from "@worthy/ui";
import { useSession } from "../../../features/session/useSession.ts";
import { Notice } from "../../../features/signIn/Notice.tsx";
import { SignInFrame } from "../SignInFrame.tsx";
import { isChange, type LinkInAddress, type useRedeemLink } from "./useRedeemLink.ts";
import { failureText } from "../../../locale/failureText.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import signInTexts from "../../../features/signIn/texts/signIn.en.json" with { type: "json" };

interface LinkQuestionProps {
  link: LinkInAddress;
  redeem: ReturnType<typeof useRedeemLink>;
}

const WORDS = {
  SIGN_IN: { heading: "signIn.linkAsk", lead: "signIn.linkAskHint", action: "signIn.linkAction" },
  CONFIRM: {
    heading: "signIn.confirmAsk",
    lead: "signIn.confirmAskHint",
    action: "signIn.confirmAction",
  },
  CHANGE_OLD: {
    heading: "signIn.changeAskOld",
    lead: "signIn.changeAskOldHint",
    action: "signIn.changeOldAction",
  },
  CHANGE_NEW: {
    heading: "signIn.changeAskNew",
    lead: "signIn.changeAskNewHint",
    action: "signIn.changeNewAction",
  },
} as const;

/** Programs that scan mail open links too; only a person presses a button. */
export function LinkQuestion({ link, redeem }: LinkQuestionProps) {
  const locale = useLocale();
  const t = useTexts(signInTexts);
  const { heading, lead, action } =
    WORDS[isChange(link.type) || link.type === "CONFIRM" ? link.type : "SIGN_IN"];
  const { error } = redeem;
  // Once used, it stays on screen until the page to return to has been loaded.
  const busy = redeem.isPending || redeem.isSuccess;
  const told = error instanceof ApiFailure && (error.status === 429 || error.status === 403);
  const { loggedIn, user } = useSession();
  // Only the server knows whose link it is.
  const warns = !isChange(link.type) && loggedIn && !busy;
  const who = user?.email
    ? t("signIn.otherHere", { email: user.email })
    : t("signIn.otherHereNameless");
  return (
    <SignInFrame heading={t(heading)} lead={t(lead)}>
      {warns ? <Notice heading={who} text={t("signIn.otherHereHint")} /> : null}
      {error ? (
        <Notice urgent text={told ? failureText(error, locale) : t("signIn.unreached")} />
      ) : null}
      <Button
        size="large"
        className="self-start px-10"
        aria-disabled={busy}
        onClick={() => busy || redeem.mutate(link)}
      >
        {busy ? t("signIn.working") : t(action)}
      </Button>
    </SignInFrame>
  );
}
