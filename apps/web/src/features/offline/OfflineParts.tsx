import { Icon } from "@worthy/ui";
import { useEffect } from "react";
import { CloudUpload } from "lucide-react";
import { createPortal } from "react-dom";
import { deferredComponent } from "../failures/deferredComponent.tsx";
import type { LeavingDialogProps } from "./LeavingDialog.tsx";
import { useUnsent } from "./useUnsent.ts";
import { WAITING_PLACE } from "./WaitingPlace.tsx";
import { useTexts } from "../../locale/useLocale.ts";
import offlineTexts from "./texts/offline.en.json" with { type: "json" };

const LeavingDialog = deferredComponent<LeavingDialogProps>(
  () => import("./LeavingDialog.tsx").then((file) => file.LeavingDialog),
  undefined,
  KeepUnasked,
);
const LeftDialog = deferredComponent(() =>
  import("./LeftDialog.tsx").then((file) => file.LeftDialog),
);

/** If the dialog fails to load, signing out isn't blocked, and no changes are lost. */
function KeepUnasked({ offlineWrites }: LeavingDialogProps) {
  useEffect(() => offlineWrites.answerLeaving(true), [offlineWrites]);
  return null;
}

/** The number of pending changes, and the dialogs about them. */
export function OfflineParts() {
  const unsent = useUnsent();
  if (!unsent) return null;
  const { offlineWrites, state } = unsent;
  return (
    <>
      <WaitingSign count={state.waiting} />
      {state.leaving ? <LeavingDialog offlineWrites={offlineWrites} count={state.unsent} /> : null}
      {state.left + state.unasked > 0 ? (
        <LeftDialog offlineWrites={offlineWrites} left={state.left} unasked={state.unasked} />
      ) : null}
    </>
  );
}

/** Shows next to the account how many changes are pending. */
function WaitingSign({ count }: { count: number }) {
  const t = useTexts(offlineTexts);
  const place = document.getElementById(WAITING_PLACE);
  if (!place) return null;
  return createPortal(
    // While empty, it must not add a gap to the bar.
    <span role="status" className={count > 0 ? undefined : "absolute"}>
      {count > 0 ? (
        <span
          title={t("offline.waitingHint", { count })}
          className="inline-flex h-9 items-center gap-1.5 rounded-full border border-hairline px-2.5 text-sm whitespace-nowrap text-ink-second tabular-nums sm:px-3"
        >
          <Icon of={CloudUpload} size={16} />
          <span aria-hidden className="sm:hidden">
            {count}
          </span>
          <span className="max-sm:sr-only">{t("offline.waiting", { count })}</span>
        </span>
      ) : null}
    </span>,
    place,
  );
}
