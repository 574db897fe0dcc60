/** Milliseconds in which a history entry is loaded in full only once. */
const ONCE_IN = 60_000;

/** When an entry was loaded in full; in the entry itself, which needs no storage. */
export interface ReloadMark {
  anew?: number;
}

type Place = Pick<Window, "history" | "location">;

/** Whether the current history entry wasn't loaded in full within the last minute. */
export function mayReload({ history }: Pick<Place, "history">): boolean {
  const entry: ReloadMark | null = history.state;
  return entry?.anew === undefined || Date.now() - entry.anew >= ONCE_IN;
}

/**
 * Loads the page of the current history entry from the server. It doesn't if that was done less
 * than a minute ago, so that a page that fails every time isn't loaded for ever.
 * @returns whether the page is being loaded
 */
export function reloadPage({ history, location }: Place): boolean {
  if (!mayReload({ history })) return false;
  const entry: ReloadMark | null = history.state;
  history.replaceState({ ...entry, anew: Date.now() }, "");
  location.reload();
  return true;
}
