import { useEffect, useState } from "react";
import { useRegistered } from "../../features/account/useRegistered.ts";
import { readPendingLink } from "../../features/linking/pendingLink.ts";
import { deviceStorage } from "../../features/session/deviceStorage.ts";
import { useNavigate } from "../../router/useNavigate.ts";
import { useUserId } from "../../features/session/useUserId.ts";
import { popupAddress } from "../popupAddress.ts";

/** Opens the question about another screen by itself, once the person is signed in for whom an action token waits here. */
export function PendingLinkOpener() {
  const userId = useUserId();
  const [waiting, setWaiting] = useState(false);
  // Looked at again with each change of the account: signing in is one.
  useEffect(() => setWaiting(userId !== null && readPendingLink(deviceStorage, Date.now()) !== null), [userId]);
  return waiting ? <OpenWhenRegistered /> : null;
}

function OpenWhenRegistered() {
  const registered = useRegistered();
  const navigate = useNavigate();
  useEffect(() => {
    const link = registered ? readPendingLink(deviceStorage, Date.now()) : null;
    if (!link || new URLSearchParams(location.search).has("processQR")) return;
    const address = popupAddress({ pathname: location.pathname, search: sourced(location.search, link.source) }, "processQR", link.value);
    void navigate(address, { state: { overPage: true }, preventScrollReset: true });
  }, [registered, navigate]);
  return null;
}

function sourced(search: string, source: string): string {
  const query = new URLSearchParams(search);
  if (source !== "") query.set("source", source);
  return query.size > 0 ? `?${query}` : "";
}
