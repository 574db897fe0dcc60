import type { CallOutput } from "@worthy/contract";
import { apiQuery } from "../../api/apiQuery.ts";

export type Watchlist = CallOutput<"getWatchlist">;
export type WatchlistItem = Watchlist["items"][number];

/** So many items come with a list; of the view of what was rated not interesting, whose order is nobody's, as many as there may be. */
export const firstPageOf = (watchlistId: string | number): number => (watchlistId === REJECTED ? 999 : 60);

/** The reserved id of that view. */
export const REJECTED = "notinterested";

/** A watchlist with its first items. */
export function watchlistQuery(userId: string, watchlistId: string | number) {
  return apiQuery("getWatchlist", { params: { userId, watchlistId: String(watchlistId) }, query: { limit: firstPageOf(watchlistId) } });
}

/** Whether the person may change what is on a list; who is only invited looks. */
export const hasJoined = ({ type }: Pick<Watchlist, "type">): boolean => !type.startsWith("INVITED");
