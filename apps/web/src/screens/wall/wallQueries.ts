import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import { picksQuery } from "./picksQuery.ts";
import { wallQuery } from "../../features/wall/wallQuery.ts";

/** What the screen shows first. */
export function wallQueries(_context: ScreenContext): readonly PrefetchQuery[] {
  return [wallQuery([]), picksQuery()];
}
