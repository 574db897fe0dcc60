import type { ServerEvents } from "@worthy/contract";

/** That somebody did something to a list of the person's, as the socket tells it. */
export type ListChange = Parameters<ServerEvents["watchlists:changed"]>[0];

/** As many as matter to anybody who listens late. */
const MOST_WAITING = 20;

const listeners = new Set<(change: ListChange) => void>();
let waiting: readonly ListChange[] = [];

/** Tells of a change to whoever listens, maybe a moment later. */
export function tellListChange(change: ListChange): void {
  if (listeners.size === 0) waiting = [...waiting, change].slice(-MOST_WAITING);
  for (const listener of listeners) listener(change);
}

/** Listens to changes of lists, and hears of those that came before anybody listened. Returns how to stop. */
export function hearListChanges(listener: (change: ListChange) => void): () => void {
  listeners.add(listener);
  const before = waiting;
  waiting = [];
  for (const change of before) listener(change);
  return () => void listeners.delete(listener);
}
