import type { CallOutput } from "@worthy/contract";
import { apiQuery } from "../../api/apiQuery.ts";

export type Watchlist = CallOutput<"getWatchlist">;
export type WatchlistItem = Watchlist["items"][number];

/** A watchlist with all its items. */
export function watchlistQuery(userId: string, watchlistId: string | number) {
  return apiQuery("getWatchlist", { params: { userId, watchlistId: String(watchlistId) }, query: { limit: 999 } });
}
