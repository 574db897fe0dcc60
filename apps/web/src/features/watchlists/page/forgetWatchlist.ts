import { manifest } from "@worthy/contract/manifest";
import type { QueryClient } from "@tanstack/react-query";
import { invalidateTopics } from "../../../api/invalidateTopics.ts";
import { changeSettings, readSettings } from "../../settings/useLocalSetting.ts";
import { watchlistsQuery } from "../lists/watchlistsQuery.ts";

/** Lists forgotten since the page was loaded. */
const forgotten = new Set<string>();

/**
 * Drops everything this device knows about a removed list: its responses, its position among the
 * lists, its sort. Existing lists are refetched, but only once for each that is gone: a server that
 * still lists it would be asked over and over.
 */
export function forgetWatchlist(
  queryClient: QueryClient,
  userId: string,
  watchlistId: string | number,
): void {
  const gone = String(watchlistId);
  queryClient.setQueryData(watchlistsQuery(userId).queryKey, (lists) => {
    const watchlists = lists?.watchlists.filter(({ id }) => String(id) !== gone);
    return lists && watchlists
      ? { ...lists, watchlists, total: lists.total - (lists.watchlists.length - watchlists.length) }
      : lists;
  });
  const { [gone]: sort, ...watchlistSorts } = readSettings().watchlistSorts;
  if (sort !== undefined) changeSettings({ watchlistSorts });
  queryClient.removeQueries({ predicate: ({ queryKey }) => listOf(queryKey[2]) === gone });
  if (forgotten.has(gone)) return;
  forgotten.add(gone);
  void invalidateTopics(queryClient, manifest.addWatchlistItem.changes);
}

/** The list that a read was about, from its key. */
function listOf(input: unknown): unknown {
  if (typeof input !== "object" || input === null || !("params" in input)) return undefined;
  const { params } = input;
  return typeof params === "object" && params !== null && "watchlistId" in params
    ? params.watchlistId
    : undefined;
}
