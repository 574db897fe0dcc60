import { ListShown } from "./ListShown.tsx";
import { inOrder } from "../order/inOrder.ts";
import { SortSelect } from "../order/SortSelect.tsx";
import { useWatchlistItems } from "../items/useWatchlistItems.ts";
import { useWatchlistOrder } from "../order/useWatchlistOrder.ts";
import { hasJoined, type Watchlist, type WatchlistItem } from "./watchlistQuery.ts";
import { WatchlistRows } from "../items/WatchlistRows.tsx";

/** Dots are shown; the deferred code clears them. */
const NEWS = {
  isNew: ({ displayIndicatorDot }: WatchlistItem) => displayIndicatorDot,
  open: () => {},
};

/**
 * A list as on the first page, and as it stays if the code for more fails to load. Reserves room
 * for that.
 */
export function PlainList({ list }: { list: Watchlist }) {
  const { items, remove } = useWatchlistItems(list, false);
  const order = useWatchlistOrder(list);
  const isStored = typeof list.id === "number";
  return (
    <ListShown list={list} onTheWay={items.length - list.items.length}>
      <div className="max-w-224">
        <div className="flex flex-wrap justify-end gap-1 pb-2">
          <span className="min-h-11 w-full sm:w-0" />
          <div className="flex min-h-11 items-center pe-26">
            {isStored ? (
              <SortSelect sort={order.sort} onSort={(sort) => order.save({ sort })} />
            ) : null}
          </div>
        </div>
        {list.numNewItems > 0 ? <div className="h-11" /> : null}
        <WatchlistRows
          list={list}
          items={isStored ? inOrder(items, order) : items}
          news={NEWS}
          onRemove={hasJoined(list) ? remove : null}
          gripped={isStored && hasJoined(list) && order.sort === "CUSTOM" && items.length > 1}
        />
      </div>
    </ListShown>
  );
}
