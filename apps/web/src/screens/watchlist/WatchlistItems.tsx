import { sortWatchlist } from "@worthy/domain";
import { moveWindow } from "./moveWindow.ts";
import { SortSelect } from "./SortSelect.tsx";
import { useWatchlistOrder } from "./useWatchlistOrder.ts";
import type { Watchlist, WatchlistItem } from "./watchlistQuery.ts";
import { WatchlistRows } from "./WatchlistRows.tsx";

interface WatchlistItemsProps {
  list: Watchlist;
  items: readonly WatchlistItem[];
  onRemove: (item: WatchlistItem) => void;
}

/** The titles of a list as the person looks at it; what is no list of its own, such as what was rated not interesting, stays as it comes. */
export function WatchlistItems({ list, items, onRemove }: WatchlistItemsProps) {
  const { sort, ordered, save } = useWatchlistOrder(list);
  const isStored = typeof list.id === "number";
  const inOrder = items.toSorted((a, b) => a.position - b.position);
  const order = ordered(inOrder.map(({ typeId }) => typeId));
  const shown = isStored
    ? sortWatchlist(
        order.flatMap((id) => inOrder.find(({ typeId }) => typeId === id) ?? []),
        sort,
      )
    : items;
  const onMove = (from: number, to: number) => save({ titles: moveWindow(order, from, to) });
  return (
    <>
      {isStored && items.length > 1 ? (
        <div className="flex max-w-224 justify-end pb-2">
          <SortSelect sort={sort} onSort={(next) => save({ sort: next })} />
        </div>
      ) : null}
      <WatchlistRows items={shown} onMove={isStored && sort === "CUSTOM" && items.length > 1 ? onMove : null} onRemove={onRemove} />
    </>
  );
}
