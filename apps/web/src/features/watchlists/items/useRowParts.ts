import { useUserId } from "../../session/useUserId.ts";
import { addedWords } from "./addedWords.ts";
import type { NewItems } from "../news/useNewItems.ts";
import type { Watchlist, WatchlistItem } from "../page/watchlistQuery.ts";
import type { WatchlistRowProps } from "./WatchlistRow.tsx";
import { useLocale } from "../../../locale/useLocale.ts";

/** Titles of a list to be shown in some form. */
export interface ShownTitles {
  list: Watchlist;
  items: readonly WatchlistItem[];
  news: Pick<NewItems, "isNew" | "open">;
  /** Null for people who may only look. */
  onRemove: ((item: WatchlistItem) => void) | null;
}

/** An item's row content and actions, however it is moved. */
export function useRowParts({
  list,
  news,
  onRemove,
}: ShownTitles): (item: WatchlistItem) => WatchlistRowProps {
  const locale = useLocale();
  const me = useUserId();
  return (item) => ({
    item,
    added: addedWords(item, list, { me, locale }),
    isNew: news.isNew(item),
    onOpen: () => news.open(item),
    onRemove: onRemove && (() => onRemove(item)),
  });
}
