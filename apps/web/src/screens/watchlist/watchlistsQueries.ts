import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";

/** What the screen shows first. */
export function watchlistsQueries(_context: ScreenContext): readonly PrefetchQuery[] {
  return [];
}
