import { useSyncExternalStore } from "react";
import { deviceStorage } from "../../features/session/deviceStorage.ts";

export const TODAY_LAYOUTS = ["dual", "list"] as const;
export type TodayLayout = (typeof TODAY_LAYOUTS)[number];

const KEY = "todayLayout";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** List or Dual Column, stored on this device. */
export function useTodayLayout(): { layout: TodayLayout; choose: (layout: TodayLayout) => void } {
  const layout = useSyncExternalStore<TodayLayout>(
    subscribe,
    () => (deviceStorage.read(KEY) === "list" ? "list" : "dual"),
    () => "dual",
  );
  const choose = (next: TodayLayout) => {
    deviceStorage.write(KEY, next);
    for (const listener of listeners) listener();
  };
  return { layout, choose };
}
