import { useEffect, useSyncExternalStore } from "react";
import { useRegistered } from "../../features/account/useRegistered.ts";
import { readPendingLink } from "../../features/linking/pendingLink.ts";
import { useServices } from "../../features/services/Services.ts";
import { deviceStorage } from "../../features/session/deviceStorage.ts";
import { useNavigate } from "../../router/useNavigate.ts";
import { popupAddress } from "../popupAddress.ts";

/** Opens the question about another screen by itself, once the person is signed in for whom an action token waits here. */
export function PendingLinkOpener() {
  const { session } = useServices();
  // Looked at again with each change of the account: signing in is one.
  const waiting = useSyncExternalStore(
    session.subscribe,
    () => session.account() !== null && readPendingLink(deviceStorage, Date.now()) !== null,
    () => false,
  );
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
