import { ListShown } from "./ListShown.tsx";
import type { ListPage } from "./useListPage.ts";
import { useWatchlistItems } from "./useWatchlistItems.ts";
import { WatchlistItems } from "./WatchlistItems.tsx";
import type { Watchlist } from "./watchlistQuery.ts";

/** A list of somebody's own. */
export function StoredList({ list, page }: { list: Watchlist; page: ListPage }) {
  const { items, remove } = useWatchlistItems({ ...list, items: [...page.items] }, page.active > 0);
  return (
    <ListShown list={list} onTheWay={items.length - page.items.length}>
      <WatchlistItems list={list} page={page} items={items} onRemove={remove} />
    </ListShown>
  );
}
