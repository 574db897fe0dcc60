import { sortWatchlist, type WatchlistSort } from "@worthy/domain";
import type { WatchlistItem } from "./watchlistQuery.ts";

/** Items in the list's own order, with moves on their way already made, and then under a sort, which leaves what ties as it is. */
export function inOrder(items: readonly WatchlistItem[], { ordered, sort }: { ordered: (titles: readonly number[]) => number[]; sort: WatchlistSort }): WatchlistItem[] {
  const byId = new Map(items.map((item) => [item.typeId, item]));
  const order = ordered(items.toSorted((a, b) => a.position - b.position).map(({ typeId }) => typeId));
  return sortWatchlist(
    order.flatMap((id) => byId.get(id) ?? []),
    sort,
  );
}
