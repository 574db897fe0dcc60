import { Skeleton, buttonClass } from "@worthy/ui";
import { useEffect, useState } from "react";
import { useRegistered } from "../../features/account/useRegistered.ts";
import { forgetPendingLink, storePendingLink } from "../../features/linking/pendingLink.ts";
import { parseLinkName } from "../../features/linking/linkRequest.ts";
import { deviceStorage } from "../../features/session/deviceStorage.ts";
import type { PopupProps } from "../../routing/Popup.ts";
import { useLocation } from "../../router/useLocation.ts";
import { PopupFrame } from "../PopupFrame.tsx";
import { LinkQuestion } from "./LinkQuestion.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import { REGISTRATION_ADDRESS, SIGN_IN_ADDRESS } from "../../features/account/addresses.ts";
import { RouterLink } from "../../features/links/RouterLink.tsx";
import linkingTexts from "../../features/linking/texts/linking.en.json" with { type: "json" };
import accountWallTexts from "../../features/account/texts/accountWall.en.json" with { type: "json" };

/**
 * Asks a registered person whether another screen may be signed in. Anybody else signs in first;
 * the request waits on this device.
 */
export function ProcessQRPopup({ value, close }: PopupProps) {
  const t = useTexts(linkingTexts);
  const registered = useRegistered();
  const { search } = useLocation();
  // From the address at opening: closing clears it before the popup is gone.
  const [source] = useState(() => new URLSearchParams(search).get("source") ?? "");
  const name = parseLinkName(value);
  useEffect(() => {
    if (registered === true) forgetPendingLink(deviceStorage);
    if (registered === false) storePendingLink(deviceStorage, { value, source }, Date.now());
  }, [registered, value, source]);
  const leave = () => {
    forgetPendingLink(deviceStorage);
    close();
  };
  return (
    <PopupFrame
      title={registered === false ? t("linking.needsAccount") : t("linking.ask")}
      shape="card"
      close={leave}
    >
      {registered === null ? <Skeleton className="mt-5 h-40 w-full" /> : null}
      {registered === false ? <SignInFirst /> : null}
      {registered === true && name ? <LinkQuestion name={name} close={leave} /> : null}
    </PopupFrame>
  );
}

/** The ways to sign in, which return to the question. */
function SignInFirst() {
  const t = useTexts(accountWallTexts, linkingTexts);
  return (
    <>
      <p className="mt-4 text-ink-second">{t("linking.needsAccountHint")}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <RouterLink href={SIGN_IN_ADDRESS} className={buttonClass("primary", "large")}>
          {t("accountWall.signIn")}
        </RouterLink>
        <RouterLink href={REGISTRATION_ADDRESS} className={buttonClass("outline", "large")}>
          {t("accountWall.signUp")}
        </RouterLink>
      </div>
    </>
  );
}
