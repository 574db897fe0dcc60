import { useCallback, useSyncExternalStore } from "react";
import { shownNews } from "./shownNews.ts";

/**
 * Somebody else's latest change of the list, with its time: it appears without moving anything, and
 * is announced politely.
 */
export function ListNewsLine({ listId }: { listId: number }) {
  const watch = useCallback((listener: () => void) => shownNews.watch(listId, listener), [listId]);
  const text = useSyncExternalStore(
    watch,
    () => shownNews.of(listId),
    () => null,
  );
  return (
    <output className="block min-h-5 text-sm font-semibold wrap-break-word text-ink">{text}</output>
  );
}
