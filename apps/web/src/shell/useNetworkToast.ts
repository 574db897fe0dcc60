import { useEffect } from "react";
import { useServices } from "../features/services/Services.ts";
import { useT } from "../messages/useT.ts";

const ID = "network";
const TIMEOUT = 60_000;

/** Says when the network is gone, and takes it back when it is there again. What is done meanwhile waits and is sent then. */
export function useNetworkToast(): void {
  const { toasts } = useServices();
  const t = useT();
  useEffect(() => {
    const lost = () =>
      void toasts.show({ id: ID, text: t("shell.networkLost"), urgent: true, timeout: TIMEOUT, action: { label: t("shell.ok"), onPress: () => toasts.close(ID) } });
    const back = () => toasts.close(ID);
    addEventListener("offline", lost);
    addEventListener("online", back);
    if (!navigator.onLine) lost();
    return () => {
      removeEventListener("offline", lost);
      removeEventListener("online", back);
    };
  }, [toasts, t]);
}
