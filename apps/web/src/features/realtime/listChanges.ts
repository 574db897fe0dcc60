import type { ServerEvents } from "@worthy/contract";

/** A change of one of the person's lists by somebody, from the socket. */
export type ListChange = Parameters<ServerEvents["watchlists:changed"]>[0];

/** Enough for anybody who starts listening late. */
const MOST_WAITING = 20;

const listeners = new Set<(change: ListChange) => void>();
let waiting: readonly ListChange[] = [];

/** Notifies listeners of a change, perhaps a moment later. */
export function notifyListChange(change: ListChange): void {
  if (listeners.size === 0) waiting = [...waiting, change].slice(-MOST_WAITING);
  for (const listener of listeners) listener(change);
}

/**
 * Listens to list changes, including earlier ones nobody listened to. Returns a function to stop.
 */
export function subscribeToListChanges(listener: (change: ListChange) => void): () => void {
  listeners.add(listener);
  const before = waiting;
  waiting = [];
  for (const change of before) listener(change);
  return () => void listeners.delete(listener);
}
