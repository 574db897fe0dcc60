import { sortWatchlist, WATCHLIST_SORTS, type WatchlistSort } from "@worthy/domain";
import { useLocalSetting } from "../../settings/useLocalSetting.ts";
import { inOrder } from "../order/inOrder.ts";
import { moveOf } from "../order/moveAfter.ts";
import { useWatchlistOrder } from "../order/useWatchlistOrder.ts";
import { REJECTED, type Watchlist, type WatchlistItem } from "../page/watchlistQuery.ts";

/** Rejected titles are only ordered by time. */
const REJECTED_SORTS = WATCHLIST_SORTS.filter((sort) => sort !== "CUSTOM");

export interface ShownItems {
  items: readonly WatchlistItem[];
  sort: WatchlistSort;
  sorts: readonly WatchlistSort[];
  chooseSort: (sort: WatchlistSort) => void;
  /** Moves one of these items, which may be a part of the list, to the position of another. */
  move: (among: readonly WatchlistItem[], from: number, to: number) => void;
}

/**
 * The items in the person's view. The server stores the view, and this device too; that of rejected
 * titles only this device.
 */
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
    move: (among, from, to) => {
      const move = moveOf(
        among.map(({ typeId }) => typeId),
        from,
        to,
      );
      if (move) order.save({ move });
    },
  };
}
