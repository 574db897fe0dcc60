import { useMemo, useSyncExternalStore } from "react";
import { deviceStorage } from "./deviceStorage.ts";

const listeners = new Set<() => void>();

/**
 * Stores a text on this device, or removes it with `null`, and re-renders everything that shows it.
 */
export function storeValue(key: string, value: string | null): void {
  if (value === null) deviceStorage.remove(key);
  else deviceStorage.write(key, value);
  for (const listener of listeners) listener();
}

/**
 * Calls back when anything stored on this device may have changed, in another tab too. Returns a
 * function to stop.
 */
export function subscribeToStorage(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/**
 * The value stored under a key on this device, as parsed by `parse`, following other tabs' changes;
 * nothing on the server.
 */
export function useStoredValue<Value>(key: string, parse: (text: string | null) => Value): Value {
  const text = useSyncExternalStore(
    subscribeToStorage,
    () => deviceStorage.read(key),
    () => null,
  );
  return useMemo(() => parse(text), [text, parse]);
}
