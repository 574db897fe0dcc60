import { firstManifest } from "@worthy/contract/firstManifest";
import type { QueryClient } from "@tanstack/react-query";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import { changeSettings, readSettings } from "../../features/settings/useLocalSetting.ts";
import { watchlistsQuery } from "../../features/watchlist/watchlistsQuery.ts";

/** Drops all that this device knows of a list that is gone: its answers, its place among the lists, its sort. The lists that are there are asked for anew. */
export function forgetWatchlist(queryClient: QueryClient, userId: string, watchlistId: string | number): void {
  const gone = String(watchlistId);
  queryClient.setQueryData(watchlistsQuery(userId).queryKey, (lists) => {
    const watchlists = lists?.watchlists.filter(({ id }) => String(id) !== gone);
    return lists && watchlists ? { ...lists, watchlists, total: lists.total - (lists.watchlists.length - watchlists.length) } : lists;
  });
  const { [gone]: sort, ...watchlistSorts } = readSettings().watchlistSorts;
  if (sort !== undefined) changeSettings({ watchlistSorts });
  queryClient.removeQueries({ predicate: ({ queryKey }) => listOf(queryKey[2]) === gone });
  void invalidateTopics(queryClient, firstManifest.addWatchlistItem.changes);
}

/** The list that a read was about, from its key. */
function listOf(input: unknown): unknown {
  if (typeof input !== "object" || input === null || !("params" in input)) return undefined;
  const { params } = input;
  return typeof params === "object" && params !== null && "watchlistId" in params ? params.watchlistId : undefined;
}
