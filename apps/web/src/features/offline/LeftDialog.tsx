import { Button, Dialog } from "@worthy/ui";
import { useState } from "react";
import type { OfflineWrites } from "../services/Writes.ts";
import { useTexts } from "../../locale/useLocale.ts";
import offlineTexts from "./texts/offline.en.json" with { type: "json" };
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };

interface LeftDialogProps {
  offlineWrites: OfflineWrites;
  /** Changes of the current person from before they were signed out. */
  left: number;
  /** Changes of somebody who was signed out without being asked. */
  unasked: number;
}

/**
 * Handles changes left behind: offers to send them to a returning person, and to keep them for
 * somebody just signed out.
 */
export function LeftDialog({ offlineWrites, left, unasked }: LeftDialogProps) {
  const t = useTexts(offlineTexts, shellTexts);
  const [later, setLater] = useState(false);
  if (later) return null;
  const isBack = left > 0;
  const count = isBack ? left : unasked;
  return (
    <Dialog
      open
      // Closing without an answer loses nothing: it asks again another time.
      onClose={() => (isBack ? setLater(true) : offlineWrites.keepUnasked())}
      title={t(isBack ? "offline.left" : "offline.unasked")}
      description={t(isBack ? "offline.leftWhat" : "offline.leavingWhat", { count })}
      closeLabel={t("shell.close")}
      actions={
        <div className="flex w-full flex-col gap-3">
          <Button
            size="large"
            className="text-balance"
            onClick={isBack ? offlineWrites.sendLeft : offlineWrites.keepUnasked}
          >
            {t(isBack ? "offline.sendLeft" : "offline.keep", { count })}
          </Button>
          <Button
            size="large"
            variant="quiet"
            onClick={() => offlineWrites.discard(isBack ? "left" : "unasked")}
          >
            {t("offline.discard")}
          </Button>
        </div>
      }
    >
      {isBack ? null : <p className="text-sm text-ink-second">{t("offline.keepIs")}</p>}
    </Dialog>
  );
}
