import type { ListChange } from "../../realtime/listChanges.ts";

/** Changes by one person to one list in quick succession. */
export interface Gathered {
  listId: number;
  by: string;
  count: number;
  /** Time of the last one. */
  at: string;
}

/** Five titles added in a row are one piece of news. */
const TOGETHER_MS = 1200;

/** Combines changes in quick succession. */
export function gatherChanges(onGathered: (gathered: Gathered) => void): {
  add: (change: ListChange) => void;
  close: () => void;
} {
  const waiting = new Map<string, { gathered: Gathered; timer: ReturnType<typeof setTimeout> }>();
  return {
    add: ({ watchlistId: listId, by, at }) => {
      const key = `${listId} ${by}`;
      const before = waiting.get(key);
      clearTimeout(before?.timer);
      const gathered = { listId, by, at, count: (before?.gathered.count ?? 0) + 1 };
      const timer = setTimeout(() => (waiting.delete(key), onGathered(gathered)), TOGETHER_MS);
      waiting.set(key, { gathered, timer });
    },
    close: () => {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
