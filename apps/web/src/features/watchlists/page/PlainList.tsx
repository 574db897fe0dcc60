import { ListShown } from "./ListShown.tsx";
import { inOrder } from "../order/inOrder.ts";
import { SortSelect } from "../order/SortSelect.tsx";
import { useWatchlistItems } from "../items/useWatchlistItems.ts";
import { useWatchlistOrder } from "../order/useWatchlistOrder.ts";
import { hasJoined, type Watchlist, type WatchlistItem } from "./watchlistQuery.ts";
import { SeenFold, useSeenParts } from "../items/SeenFold.tsx";
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
  const shown = isStored ? inOrder(items, order) : items;
  const parts = useSeenParts(shown);
  const { open, seen } = isStored ? parts : { open: shown, seen: [] };
  const isComplete = shown.length >= list.numItems;
  const titles = { list, news: NEWS, onRemove: hasJoined(list) ? remove : null };
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
        {open.length === 0 ? null : (
          <WatchlistRows
            {...titles}
            items={open}
            gripped={isStored && hasJoined(list) && order.sort === "CUSTOM" && open.length > 1}
          />
        )}
        {seen.length === 0 ? null : (
          <SeenFold
            listId={list.id}
            count={isComplete ? seen.length : null}
            isAll={isComplete && open.length === 0}
          >
            {() => <WatchlistRows {...titles} items={seen} />}
          </SeenFold>
        )}
      </div>
    </ListShown>
  );
}
