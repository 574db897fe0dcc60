import { useMemo, useSyncExternalStore } from "react";
import { deviceStorage } from "./deviceStorage.ts";

const listeners = new Set<() => void>();

/** Keeps a text on this device, or forgets it with `null`; all that shows it is drawn anew. */
export function keepValue(key: string, value: string | null): void {
  if (value === null) deviceStorage.remove(key);
  else deviceStorage.write(key, value);
  for (const listener of listeners) listener();
}

/** Calls back when anything that this device keeps may have changed, in another tab too. Returns how to stop. */
export function watchKept(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** What this device keeps under a key, as `parse` reads it, also when another tab has changed it; on the server nothing. */
export function useKeptValue<Value>(key: string, parse: (text: string | null) => Value): Value {
  const text = useSyncExternalStore(
    watchKept,
    () => deviceStorage.read(key),
    () => null,
  );
  return useMemo(() => parse(text), [text, parse]);
}
