import { useSyncExternalStore } from "react";
import { deviceStorage } from "../session/deviceStorage.ts";

const KEY = "shortcuts";
const OFF = "off";
const listeners = new Set<() => void>();

/**
 * Whether single-key shortcuts are enabled on this device. Some assistive tools press keys by
 * voice, so people must be able to turn them off.
 */
export function shortcutsAreOn(): boolean {
  return deviceStorage.read(KEY) !== OFF;
}

/** The setting and its switch. */
export function useShortcutSetting(): { on: boolean; set: (on: boolean) => void } {
  const on = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shortcutsAreOn,
    () => true,
  );
  const set = (next: boolean) => {
    if (next) deviceStorage.remove(KEY);
    else deviceStorage.write(KEY, OFF);
    for (const listener of listeners) listener();
  };
  return { on, set };
}
