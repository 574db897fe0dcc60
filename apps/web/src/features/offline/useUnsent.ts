import { useEffect, useState, useSyncExternalStore } from "react";
import { useServices } from "../services/Services.ts";
import type { UnsentState, OfflineWrites } from "../services/Writes.ts";

const nothing = (): UnsentState | null => null;
const never = () => () => {};

/** The queue and its pending writes; null until its code is loaded. @param wanted whether to load it */
export function useUnsent(
  wanted = true,
): { offlineWrites: OfflineWrites; state: UnsentState } | null {
  const { writes } = useServices();
  const [offlineWrites, setOfflineWrites] = useState<OfflineWrites | null>(null);
  useEffect(() => {
    if (!wanted) return;
    // Without it nothing can be pending on this page; whoever loads it reports the failure.
    writes.ready().then(setOfflineWrites, () => {});
  }, [writes, wanted]);
  const state = useSyncExternalStore(
    offlineWrites?.subscribe ?? never,
    offlineWrites?.state ?? nothing,
    nothing,
  );
  return offlineWrites && state ? { offlineWrites, state } : null;
}

/** How many of the person's changes wait on this device. @param wrote whether there can be any */
export const useWaitingWrites = (wrote: boolean): number => useUnsent(wrote)?.state.waiting ?? 0;
