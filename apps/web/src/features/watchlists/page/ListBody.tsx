import { RejectedList } from "./RejectedList.tsx";
import { useListPage, type ListPage } from "./useListPage.ts";
import { REJECTED, type Watchlist } from "./watchlistQuery.ts";
import { ListShown } from "./ListShown.tsx";
import { useWatchlistItems } from "../items/useWatchlistItems.ts";
import { WatchlistItems } from "../items/WatchlistItems.tsx";

/** A list with all controls of its view. */
export function ListBody({ list }: { list: Watchlist }) {
  const page = useListPage(list);
  return list.id === REJECTED ? (
    <RejectedList list={list} page={page} />
  ) : (
    <StoredList list={list} page={page} />
  );
}

/** A person's stored list. */
function StoredList({ list, page }: { list: Watchlist; page: ListPage }) {
  const { items, remove } = useWatchlistItems({ ...list, items: [...page.items] }, page.active > 0);
  return (
    <ListShown list={list} onTheWay={items.length - page.items.length}>
      <WatchlistItems list={list} page={page} items={items} onRemove={remove} />
    </ListShown>
  );
}
