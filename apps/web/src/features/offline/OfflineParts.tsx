import { useEffect } from "react";
import { lateComponent } from "../failures/lateComponent.tsx";
import type { LeavingDialogProps } from "./LeavingDialog.tsx";
import { useUnsent } from "./useUnsent.ts";
import { WaitingSign } from "./WaitingSign.tsx";

const LeavingDialog = lateComponent<LeavingDialogProps>(() => import("./LeavingDialog.tsx").then((file) => file.LeavingDialog), undefined, KeepUnasked);
const LeftDialog = lateComponent(() => import("./LeftDialog.tsx").then((file) => file.LeftDialog));

/** Where the question does not come, whoever leaves is not kept from it, nor are their changes lost. */
function KeepUnasked({ queue }: LeavingDialogProps) {
  useEffect(() => queue.answerLeaving(true), [queue]);
  return null;
}

/** How many changes wait, and the questions that come up about them. */
export function OfflineParts() {
  const unsent = useUnsent();
  if (!unsent) return null;
  const { queue, state } = unsent;
  return (
    <>
      <WaitingSign count={state.waiting} />
      {state.leaving ? <LeavingDialog queue={queue} count={state.unsent} /> : null}
      {state.left + state.unasked > 0 ? <LeftDialog queue={queue} left={state.left} unasked={state.unasked} /> : null}
    </>
  );
}
