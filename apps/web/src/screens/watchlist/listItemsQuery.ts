import type { CallInput, CallOutput } from "@worthy/contract";
import { queryOptions } from "@tanstack/react-query";
import type { ApiQueryKey } from "../../api/apiQuery.ts";

/** A page of a list that is further down, or passes filters. Its key is as that of every read of watchlists, so that changes make it stale. */
export function listItemsQuery(input: CallInput<"listWatchlistItems">) {
  return queryOptions<CallOutput<"listWatchlistItems">, Error, CallOutput<"listWatchlistItems">, ApiQueryKey>({ queryKey: ["watchlists", "listWatchlistItems", input] });
}
