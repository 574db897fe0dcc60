import { watchlistsQuery } from "../../features/watchlist/watchlistsQuery.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import { watchlistQuery } from "./watchlistQuery.ts";

/** The watchlist that the address names, and all lists beside it. */
export function watchlistQueries({ userId, params }: ScreenContext): readonly PrefetchQuery[] {
  const id = params["watchlistId"];
  return userId === null || id === undefined ? [] : [watchlistQuery(userId, id), watchlistsQuery(userId)];
}
