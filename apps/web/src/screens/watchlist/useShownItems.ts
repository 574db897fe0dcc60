import { sortWatchlist, WATCHLIST_SORTS, type WatchlistSort } from "@worthy/domain";
import { useLocalSetting } from "../../features/settings/useLocalSetting.ts";
import { inOrder } from "./inOrder.ts";
import { moveOf } from "./moveAfter.ts";
import { useWatchlistOrder } from "./useWatchlistOrder.ts";
import { REJECTED, type Watchlist, type WatchlistItem } from "./watchlistQuery.ts";

/** What was rejected has no order but by time. */
const REJECTED_SORTS = WATCHLIST_SORTS.filter((sort) => sort !== "CUSTOM");

export interface ShownItems {
  items: readonly WatchlistItem[];
  sort: WatchlistSort;
  sorts: readonly WatchlistSort[];
  chooseSort: (sort: WatchlistSort) => void;
  /** Moves the item at one place to another, of the list's own order. */
  move: (from: number, to: number) => void;
}

/** The items as the person looks at them. How they do is the server's to keep, and this device's too; of the view of what was rejected, this device's alone. */
export function useShownItems(list: Watchlist, items: readonly WatchlistItem[]): ShownItems {
  const [kept, keep] = useLocalSetting("watchlistSorts");
  const isView = list.id === REJECTED;
  const order = useWatchlistOrder(list);
  const sorts = isView ? REJECTED_SORTS : WATCHLIST_SORTS;
  const sort = isView ? (sorts.find((known) => known === kept[list.id]) ?? "ADDED") : order.sort;
  const shown = isView ? sortWatchlist(items, sort) : inOrder(items, order);
  return {
    items: shown,
    sort,
    sorts,
    chooseSort: (next) => {
      keep({ ...kept, [list.id]: next });
      if (!isView) order.save({ sort: next });
    },
    move: (from, to) => {
      const move = moveOf(
        shown.map(({ typeId }) => typeId),
        from,
        to,
      );
      if (move) order.save({ move });
    },
  };
}
