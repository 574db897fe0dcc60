import { useEffect, useSyncExternalStore } from "react";
import { useRegistered } from "../../features/account/useRegistered.ts";
import { readPendingLink } from "../../features/linking/pendingLink.ts";
import { useServices } from "../../features/services/Services.ts";
import { deviceStorage } from "../../features/session/deviceStorage.ts";
import { useNavigate } from "../../router/useNavigate.ts";
import { popupAddress } from "../popupAddress.ts";
import { fromAddress } from "../../api/basePath.ts";

/**
 * Opens the pending sign-in question of another screen once the person it waits for is signed in.
 */
export function PendingLinkOpener() {
  const { session } = useServices();
  // Checked on each account change, such as signing in.
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
    const address = popupAddress(
      { pathname: fromAddress(location.pathname), search: sourced(location.search, link.source) },
      "processQR",
      link.value,
    );
    void navigate(address, { state: { overPage: true }, preventScrollReset: true });
  }, [registered, navigate]);
  return null;
}

function sourced(search: string, source: string): string {
  const query = new URLSearchParams(search);
  if (source !== "") query.set("source", source);
  return query.size > 0 ? `?${query}` : "";
}
