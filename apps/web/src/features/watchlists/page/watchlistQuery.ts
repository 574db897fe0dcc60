import type { CallOutput } from "@worthy/contract";
import { apiQuery } from "../../../api/apiQuery.ts";

export type Watchlist = CallOutput<"getWatchlist">;
export type WatchlistItem = Watchlist["items"][number];

/**
 * Items that come with a list; for the view of titles rated as not interesting, whose order is
 * fixed, as many as there can be.
 */
export const firstPageOf = (watchlistId: string | number): number =>
  watchlistId === REJECTED ? 999 : 60;

/** The reserved id of that view. */
export const REJECTED = "notinterested";

/** A watchlist with its first items. */
export function watchlistQuery(userId: string, watchlistId: string | number) {
  return apiQuery("getWatchlist", {
    params: { userId, watchlistId: String(watchlistId) },
    query: { limit: firstPageOf(watchlistId) },
  });
}

/** Whether the person may change a list's titles; invited people may only look. */
export const hasJoined = ({ type }: Pick<Watchlist, "type">): boolean =>
  !type.startsWith("INVITED");
