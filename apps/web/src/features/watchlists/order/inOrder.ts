import { sortWatchlist, type WatchlistSort } from "@worthy/domain";
import type { WatchlistItem } from "../page/watchlistQuery.ts";

/** Items in the list's own order with pending moves applied, then sorted; ties keep that order. */
export function inOrder(
  items: readonly WatchlistItem[],
  { ordered, sort }: { ordered: (titles: readonly number[]) => number[]; sort: WatchlistSort },
): WatchlistItem[] {
  const byId = new Map(items.map((item) => [item.typeId, item]));
  const order = ordered(
    items.toSorted((a, b) => a.position - b.position).map(({ typeId }) => typeId),
  );
  return sortWatchlist(
    order.flatMap((id) => byId.get(id) ?? []),
    sort,
  );
}
