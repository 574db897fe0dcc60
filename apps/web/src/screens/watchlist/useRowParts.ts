import { useUserId } from "../../features/session/useUserId.ts";
import { useT } from "../../messages/useT.ts";
import { addedWords } from "./addedWords.ts";
import type { NewItems } from "./useNewItems.ts";
import type { Watchlist, WatchlistItem } from "./watchlistQuery.ts";
import type { WatchlistRowProps } from "./WatchlistRow.tsx";

/** Titles of a list to be shown in one form or another. */
export interface ShownTitles {
  list: Watchlist;
  items: readonly WatchlistItem[];
  news: Pick<NewItems, "isNew" | "open">;
  /** Null for whoever may only look. */
  onRemove: ((item: WatchlistItem) => void) | null;
}

/** What the row of an item says and does, whatever it is moved by. */
export function useRowParts({ list, news, onRemove }: ShownTitles): (item: WatchlistItem) => WatchlistRowProps {
  const t = useT();
  const me = useUserId();
  return (item) => ({
    item,
    added: addedWords(item, list, { me, t }),
    isNew: news.isNew(item),
    onOpen: () => news.open(item),
    onRemove: onRemove && (() => onRemove(item)),
  });
}
