import { useCallback, useSyncExternalStore } from "react";
import { shownNews } from "../../features/watchlist/shownNews.ts";

/** What somebody else has just done to the list, with when: it comes without moving anything, and is said politely. */
export function ListNewsLine({ listId }: { listId: number }) {
  const watch = useCallback((listener: () => void) => shownNews.watch(listId, listener), [listId]);
  const text = useSyncExternalStore(
    watch,
    () => shownNews.of(listId),
    () => null,
  );
  return <output className="block min-h-5 text-sm font-semibold wrap-break-word text-ink">{text}</output>;
}
