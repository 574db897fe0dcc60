import { RejectedList } from "./RejectedList.tsx";
import { StoredList } from "./StoredList.tsx";
import { useListPage } from "./useListPage.ts";
import { REJECTED, type Watchlist } from "./watchlistQuery.ts";
import { listPage } from "../../messages/en/listPage.ts";
import { watchlist } from "../../messages/en/watchlist.ts";
import { provideTexts } from "../../messages/provideTexts.ts";

provideTexts({ listPage, watchlist });

/** A list with all that can be done to look at it otherwise. */
export function ListBody({ list }: { list: Watchlist }) {
  const page = useListPage(list);
  return list.id === REJECTED ? <RejectedList list={list} page={page} /> : <StoredList list={list} page={page} />;
}
