import { useMemo, useSyncExternalStore } from "react";
import { deviceStorage } from "../session/deviceStorage.ts";
import {
  parseRecentSearches,
  RECENT_SEARCHES_KEY,
  withRecentSearch,
  type RecentSearch,
} from "./recentSearches.ts";

const listeners = new Set<() => void>();

function write(entries: readonly RecentSearch[]): void {
  if (entries.length === 0) deviceStorage.remove(RECENT_SEARCHES_KEY);
  else deviceStorage.write(RECENT_SEARCHES_KEY, JSON.stringify(entries));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

export interface RecentSearches {
  entries: readonly RecentSearch[];
  add: (entry: RecentSearch) => void;
  remove: (url: string) => void;
  clear: () => void;
}

/** Titles opened from search, stored on this device. */
export function useRecentSearches(): RecentSearches {
  const text = useSyncExternalStore(
    subscribe,
    () => deviceStorage.read(RECENT_SEARCHES_KEY),
    () => null,
  );
  const entries = useMemo(() => parseRecentSearches(text), [text]);
  return {
    entries,
    // Reread: another window may have added some.
    add: (entry) =>
      write(withRecentSearch(parseRecentSearches(deviceStorage.read(RECENT_SEARCHES_KEY)), entry)),
    remove: (url) => write(entries.filter((entry) => entry.url !== url)),
    clear: () => write([]),
  };
}
