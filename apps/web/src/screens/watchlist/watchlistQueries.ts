import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";

/** What the screen shows first. */
export function watchlistQueries(_context: ScreenContext): readonly PrefetchQuery[] {
  return [];
}
