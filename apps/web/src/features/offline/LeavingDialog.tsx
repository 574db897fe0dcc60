import { Button, Dialog } from "@worthy/ui";
import { useEffect, useState } from "react";
import { hideNetworkLost } from "../failures/failureToasts.ts";
import { useServices } from "../services/Services.ts";
import type { OfflineWrites } from "../services/Writes.ts";
import { useTexts } from "../../locale/useLocale.ts";
import offlineTexts from "./texts/offline.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

export interface LeavingDialogProps {
  offlineWrites: OfflineWrites;
  count: number;
}

/**
 * What happens to unsent changes when somebody signs out: kept for them, sent now, or discarded.
 */
export function LeavingDialog({ offlineWrites, count }: LeavingDialogProps) {
  const t = useTexts(offlineTexts, shellTexts);
  const { toasts } = useServices();
  const [sending, setSending] = useState<"no" | "now" | "failed">("no");
  // The dialog says it, and the message would cover it.
  useEffect(() => hideNetworkLost(toasts), [toasts]);
  // They may have been sent while the dialog was open.
  useEffect(() => {
    if (count === 0) offlineWrites.answerLeaving(true);
  }, [count, offlineWrites]);
  const sendNow = async () => {
    setSending("now");
    if (!(await offlineWrites.sendNow())) setSending("failed");
  };
  const discard = () => {
    offlineWrites.discard("waiting");
    offlineWrites.answerLeaving(true);
  };
  return (
    <Dialog
      open
      onClose={() => offlineWrites.answerLeaving(false)}
      title={t("offline.leaving")}
      description={t("offline.leavingWhat", { count })}
      closeLabel={t("shell.close")}
      actions={
        <div className="flex w-full flex-col gap-3">
          <Button
            size="large"
            className="text-balance"
            onClick={() => offlineWrites.answerLeaving(true)}
          >
            {t("offline.keep", { count })}
          </Button>
          {navigator.onLine ? (
            <Button
              size="large"
              variant="outline"
              aria-disabled={sending === "now"}
              onClick={() => void sendNow()}
            >
              {t(sending === "now" ? "offline.sending" : "offline.sendNow")}
            </Button>
          ) : null}
          <Button size="large" variant="quiet" onClick={discard}>
            {t("offline.discard")}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-2 text-sm text-ink-second">
        <p>{t("offline.keepIs")}</p>
        {navigator.onLine ? null : <p>{t("offline.leavingOffline")}</p>}
        <p role="status" className="text-ink empty:hidden">
          {sending === "failed" ? t("offline.notSent") : ""}
        </p>
      </div>
    </Dialog>
  );
}
