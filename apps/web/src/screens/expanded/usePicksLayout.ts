import { useSyncExternalStore } from "react";
import { deviceStorage } from "../../features/session/deviceStorage.ts";

export const PICKS_LAYOUTS = ["dual", "list"] as const;
export type PicksLayout = (typeof PICKS_LAYOUTS)[number];

const KEY = "todayLayout";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** List or Dual Column, stored on this device. */
export function usePicksLayout(): { layout: PicksLayout; choose: (layout: PicksLayout) => void } {
  const layout = useSyncExternalStore<PicksLayout>(
    subscribe,
    () => (deviceStorage.read(KEY) === "list" ? "list" : "dual"),
    () => "dual",
  );
  const choose = (next: PicksLayout) => {
    deviceStorage.write(KEY, next);
    for (const listener of listeners) listener();
  };
  return { layout, choose };
}
