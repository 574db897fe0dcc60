import { useSyncExternalStore } from "react";

let isRevealing = false;
const listeners = new Set<() => void>();

/** Says whether the first pick fills the screen, which then has no bar and no tabs. */
export function setRevealing(next: boolean): void {
  isRevealing = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useRevealing = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isRevealing,
    () => false,
  );
