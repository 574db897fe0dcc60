import { SCREEN_LIMIT, searchQuery } from "../../features/search/searchQuery.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";

/** The answer to `?q=`, where there is one. */
export function searchQueries({ search }: ScreenContext): readonly PrefetchQuery[] {
  const term = search.get("q")?.trim() ?? "";
  return term === "" ? [] : [searchQuery(term, SCREEN_LIMIT)];
}
