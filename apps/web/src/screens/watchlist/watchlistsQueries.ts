import { watchlistsQuery } from "../../features/watchlist/watchlistsQuery.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import { watchlistQuery } from "./watchlistQuery.ts";

/** The default watchlist; which it is must be asked first. */
export async function watchlistsQueries({ userId, queryClient }: ScreenContext): Promise<readonly PrefetchQuery[]> {
  if (userId === null) return [];
  const lists = await queryClient.fetchQuery(watchlistsQuery(userId)).catch(() => null);
  const own = lists?.watchlists.find((list) => list.userDefault);
  return own ? [watchlistQuery(userId, own.id)] : [];
}
