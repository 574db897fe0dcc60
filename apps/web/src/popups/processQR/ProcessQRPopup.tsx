import { Skeleton } from "@worthy/ui";
import { useEffect, useState } from "react";
import { useRegistered } from "../../features/account/useRegistered.ts";
import { forgetPendingLink, keepPendingLink } from "../../features/linking/pendingLink.ts";
import { parseLinkName } from "../../features/linking/linkRequest.ts";
import { deviceStorage } from "../../features/session/deviceStorage.ts";
import { linking } from "../../messages/en/linking.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import type { PopupProps } from "../../routing/Popup.ts";
import { useLocation } from "../../router/useLocation.ts";
import { PopupFrame } from "../PopupFrame.tsx";
import { LinkQuestion } from "./LinkQuestion.tsx";
import { SignInFirst } from "./SignInFirst.tsx";

provideTexts({ linking });

/** Asks a registered person whether another screen may be signed in. Somebody else signs in first, and the request waits on this device. */
export function ProcessQRPopup({ value, close }: PopupProps) {
  const t = useT();
  const registered = useRegistered();
  const { search } = useLocation();
  // What the address said when it opened: closing takes it away before the popup is gone.
  const [source] = useState(() => new URLSearchParams(search).get("source") ?? "");
  const name = parseLinkName(value);
  useEffect(() => {
    if (registered === true) forgetPendingLink(deviceStorage);
    if (registered === false) keepPendingLink(deviceStorage, { value, source }, Date.now());
  }, [registered, value, source]);
  const leave = () => {
    forgetPendingLink(deviceStorage);
    close();
  };
  return (
    <PopupFrame title={registered === false ? t("linking.needsAccount") : t("linking.ask")} shape="card" close={leave}>
      {registered === null ? <Skeleton className="mt-5 h-40 w-full" /> : null}
      {registered === false ? <SignInFirst /> : null}
      {registered === true && name ? <LinkQuestion name={name} close={leave} /> : null}
    </PopupFrame>
  );
}
