/** Milliseconds in which a history entry is loaded in full only once. */
const ONCE_IN = 60_000;

/** When an entry was loaded in full; in the entry itself, which needs no storage. */
export interface LoadedAnew {
  anew?: number;
}

/**
 * Loads the page of the current history entry from the server. It doesn't if that was done less
 * than a minute ago, so that a page that fails every time isn't loaded for ever.
 * @returns whether the page is being loaded
 */
export function loadAnew({ history, location }: Pick<Window, "history" | "location">): boolean {
  const entry: LoadedAnew | null = history.state;
  const now = Date.now();
  if (entry?.anew !== undefined && now - entry.anew < ONCE_IN) return false;
  history.replaceState({ ...entry, anew: now }, "");
  location.reload();
  return true;
}
