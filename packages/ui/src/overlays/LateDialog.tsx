import { lazy, Suspense } from "react";
import type { DialogProps } from "./Dialog.tsx";
import { useOnceOpen } from "./useOnceOpen.ts";

const Loaded = lazy(() => import("./Dialog.tsx").then(({ Dialog }) => ({ default: Dialog })));

/** A Dialog whose code is loaded on first opening. */
export function LateDialog(props: DialogProps) {
  return useOnceOpen(props.open) ? (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  ) : null;
}
