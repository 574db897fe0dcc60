import { useEffect, useState, useSyncExternalStore } from "react";
import { useServices } from "../services/Services.ts";
import type { UnsentState, WriteQueue } from "./Writes.ts";

const nothing = (): UnsentState | null => null;
const never = () => () => {};

/** The queue and what waits in it; null until its program is there. */
export function useUnsent(): { queue: WriteQueue; state: UnsentState } | null {
  const { writes } = useServices();
  const [queue, setQueue] = useState<WriteQueue | null>(null);
  useEffect(() => {
    // Without it nothing can be waiting on this page; whoever loads it reports what went wrong.
    writes.ready().then(setQueue, () => {});
  }, [writes]);
  const state = useSyncExternalStore(queue?.subscribe ?? never, queue?.state ?? nothing, nothing);
  return queue && state ? { queue, state } : null;
}
