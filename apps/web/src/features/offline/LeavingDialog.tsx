import { Button, Dialog } from "@worthy/ui";
import { useEffect, useState } from "react";
import { offline } from "../../messages/en/offline.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import { hideNetworkLost } from "../failures/failureToasts.ts";
import { useServices } from "../services/Services.ts";
import type { WriteQueue } from "./Writes.ts";

provideTexts({ offline });

export interface LeavingDialogProps {
  queue: WriteQueue;
  count: number;
}

/** What becomes of unsent changes when somebody signs out: kept for them, sent now, or dropped. */
export function LeavingDialog({ queue, count }: LeavingDialogProps) {
  const t = useT();
  const { toasts } = useServices();
  const [sending, setSending] = useState<"no" | "now" | "failed">("no");
  // The question says it, and the message would lie over it.
  useEffect(() => hideNetworkLost(toasts), [toasts]);
  // They may have gone out while the question stood there.
  useEffect(() => {
    if (count === 0) queue.answerLeaving(true);
  }, [count, queue]);
  const sendNow = async () => {
    setSending("now");
    if (!(await queue.sendNow())) setSending("failed");
  };
  const discard = () => {
    queue.discard("waiting");
    queue.answerLeaving(true);
  };
  return (
    <Dialog
      open
      onClose={() => queue.answerLeaving(false)}
      title={t("offline.leaving")}
      description={t("offline.leavingWhat", { count })}
      closeLabel={t("shell.close")}
      actions={
        <div className="flex w-full flex-col gap-3">
          <Button size="large" className="text-balance" onClick={() => queue.answerLeaving(true)}>
            {t("offline.keep", { count })}
          </Button>
          {navigator.onLine ? (
            <Button size="large" variant="outline" aria-disabled={sending === "now"} onClick={() => void sendNow()}>
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
