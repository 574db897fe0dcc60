import { buttonClass } from "@worthy/ui";
import { useEffect } from "react";
import { RouterLink } from "../../../features/links/RouterLink.tsx";
import { previousPath } from "../../../features/session/previousPath.ts";
import { useSession } from "../../../features/session/useSession.ts";
import { DeviceHistory } from "../../../features/signIn/DeviceHistory.tsx";
import { mergeWords } from "../../../features/signIn/mergeWords.ts";
import { WaitingDevices } from "../../../features/signIn/WaitingDevices.tsx";
import { focusHeading } from "../../../router/focusHeading.ts";
import { SignInFrame } from "../SignInFrame.tsx";
import type { Redeemed } from "./useRedeemLink.ts";
import { useLocale, useTexts } from "../../../locale/useLocale.ts";
import signInTexts from "../../../features/signIn/texts/signIn.en.json" with { type: "json" };

/**
 * The result of opening a link: who is signed in, what was merged, open questions, and the next
 * step. Null after a reload.
 */
export function LinkDone({ redeemed }: { redeemed: Redeemed | null }) {
  const locale = useLocale();
  const t = useTexts(signInTexts);
  const { user } = useSession();
  // The pressed button is gone.
  useEffect(() => void focusHeading(), []);
  const { outcome, newAccount, merged } = redeemed?.answer ?? {
    outcome: "SIGNED_IN" as const,
    newAccount: false,
    merged: null,
  };
  const onward = (
    <RouterLink
      href={redeemed?.onward ?? previousPath()}
      className={buttonClass("primary", "large", "self-start px-10")}
    >
      {t("signIn.goOn")}
    </RouterLink>
  );
  if (outcome !== "SIGNED_IN") {
    const waits = outcome === "CHANGE_WAITING";
    return (
      <SignInFrame
        heading={t(waits ? "signIn.changeWaiting" : "signIn.changed")}
        lead={t(waits ? "signIn.changeWaitingHint" : "signIn.changedHint")}
      >
        {onward}
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      heading={t(newAccount ? "signIn.doneNew" : "signIn.done")}
      lead={user?.email ? t("signIn.doneAs", { email: user.email }) : null}
    >
      {merged ? <p className="text-pretty">{mergeWords(merged, locale)}</p> : null}
      <WaitingDevices />
      {redeemed?.leftBehind ? <DeviceHistory account={redeemed.leftBehind} /> : null}
      {onward}
    </SignInFrame>
  );
}
