import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";

/** What the screen shows first. */
export function todayQueries(_context: ScreenContext): readonly PrefetchQuery[] {
  return [];
}
