import { buttonClass } from "@worthy/ui";
import { useEffect } from "react";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import { previousPath } from "../../features/session/previousPath.ts";
import { useSession } from "../../features/session/useSession.ts";
import { DeviceHistory } from "../../features/signIn/DeviceHistory.tsx";
import { mergeWords } from "../../features/signIn/mergeWords.ts";
import { WaitingDevices } from "../../features/signIn/WaitingDevices.tsx";
import { useT } from "../../messages/useT.ts";
import { focusHeading } from "../../routing/focusHeading.ts";
import { SignInFrame } from "./SignInFrame.tsx";
import type { Redeemed } from "./useRedeemLink.ts";

/** What opening a link has come to: who is here, what came along, what is still to be answered, and the way on. Null after a reload. */
export function LinkDone({ redeemed }: { redeemed: Redeemed | null }) {
  const t = useT();
  const { user } = useSession();
  // The button that was pressed is gone.
  useEffect(() => void focusHeading(), []);
  const { outcome, newAccount, merged } = redeemed?.answer ?? { outcome: "SIGNED_IN" as const, newAccount: false, merged: null };
  const onward = (
    <RouterLink href={redeemed?.onward ?? previousPath()} className={buttonClass("primary", "large", "self-start px-10")}>
      {t("signIn.goOn")}
    </RouterLink>
  );
  if (outcome !== "SIGNED_IN") {
    const waits = outcome === "CHANGE_WAITING";
    return (
      <SignInFrame heading={t(waits ? "signIn.changeWaiting" : "signIn.changed")} lead={t(waits ? "signIn.changeWaitingHint" : "signIn.changedHint")}>
        {onward}
      </SignInFrame>
    );
  }
  return (
    <SignInFrame heading={t(newAccount ? "signIn.doneNew" : "signIn.done")} lead={user?.email ? t("signIn.doneAs", { email: user.email }) : null}>
      {merged ? <p className="text-pretty">{mergeWords(merged, t)}</p> : null}
      <WaitingDevices />
      {redeemed?.leftBehind ? <DeviceHistory account={redeemed.leftBehind} /> : null}
      {onward}
    </SignInFrame>
  );
}
