import { lazy, Suspense } from "react";
import type { SheetProps } from "./Sheet.tsx";
import { useOnceOpen } from "./useOnceOpen.ts";

const Loaded = lazy(() => import("./Sheet.tsx").then(({ Sheet }) => ({ default: Sheet })));

/** A Sheet whose code is loaded on first opening. */
export function LateSheet(props: SheetProps) {
  return useOnceOpen(props.open) ? (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  ) : null;
}
