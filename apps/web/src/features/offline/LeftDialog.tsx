import { Button, Dialog } from "@worthy/ui";
import { useState } from "react";
import { offline } from "../../messages/en/offline.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { useT } from "../../messages/useT.ts";
import type { WriteQueue } from "./Writes.ts";

provideTexts({ offline });

interface LeftDialogProps {
  queue: WriteQueue;
  /** Changes of whoever is here from before they were signed out. */
  left: number;
  /** Changes of somebody who was signed out without having been asked. */
  unasked: number;
}

/** Offers what somebody left behind: to themselves when they are back, to be sent; to whoever was just signed out, to be kept. */
export function LeftDialog({ queue, left, unasked }: LeftDialogProps) {
  const t = useT();
  const [later, setLater] = useState(false);
  if (later) return null;
  const isBack = left > 0;
  const count = isBack ? left : unasked;
  return (
    <Dialog
      open
      // Closed without an answer, nothing is lost: it is asked again another time.
      onClose={() => (isBack ? setLater(true) : queue.keep())}
      title={t(isBack ? "offline.left" : "offline.unasked")}
      description={t(isBack ? "offline.leftWhat" : "offline.leavingWhat", { count })}
      closeLabel={t("shell.close")}
      actions={
        <div className="flex w-full flex-col gap-3">
          <Button size="large" className="text-balance" onClick={isBack ? queue.take : queue.keep}>
            {t(isBack ? "offline.sendLeft" : "offline.keep", { count })}
          </Button>
          <Button size="large" variant="quiet" onClick={() => queue.discard(isBack ? "left" : "unasked")}>
            {t("offline.discard")}
          </Button>
        </div>
      }
    >
      {isBack ? null : <p className="text-sm text-ink-second">{t("offline.keepIs")}</p>}
    </Dialog>
  );
}
