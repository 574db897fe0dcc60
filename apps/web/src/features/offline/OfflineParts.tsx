import { lazy, Suspense } from "react";
import { loadChunk } from "../failures/loadChunk.ts";
import { useUnsent } from "./useUnsent.ts";
import { WaitingSign } from "./WaitingSign.tsx";

const LeavingDialog = lazy(() => loadChunk(() => import("./LeavingDialog.tsx")).then((file) => ({ default: file.LeavingDialog })));
const LeftDialog = lazy(() => loadChunk(() => import("./LeftDialog.tsx")).then((file) => ({ default: file.LeftDialog })));

/** How many changes wait, and the questions that come up about them. */
export function OfflineParts() {
  const unsent = useUnsent();
  if (!unsent) return null;
  const { queue, state } = unsent;
  return (
    <>
      <WaitingSign count={state.waiting} />
      <Suspense fallback={null}>
        {state.leaving ? <LeavingDialog queue={queue} count={state.unsent} /> : null}
        {state.left + state.unasked > 0 ? <LeftDialog queue={queue} {...state} /> : null}
      </Suspense>
    </>
  );
}
