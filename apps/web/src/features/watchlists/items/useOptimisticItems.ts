import { useMutationState, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { TOGGLE_KEY, type WatchlistWrite } from "../adding/useWatchlistToggle.ts";
import type { Watchlist, WatchlistItem } from "../page/watchlistQuery.ts";

/** An item being removed, or restored. */
export interface ItemWrite extends WatchlistWrite {
  list: Watchlist;
  item: WatchlistItem;
}

type Waiting = WatchlistWrite & Partial<ItemWrite>;

const DEEPEST = 5;

/**
 * A list's items with pending writes from anywhere in the product applied: without those being
 * removed, and with those being added on top. Of several writes for a title the last one counts.
 * While the list is filtered, only items seen in it are restored.
 */
export function useOptimisticItems(list: Watchlist, filtered = false): readonly WatchlistItem[] {
  const queryClient = useQueryClient();
  const writes = useMutationState({
    filters: { mutationKey: TOGGLE_KEY, status: "pending" },
    select: (mutation) => mutation.state.variables as Waiting | undefined, // everything with this key has these
  });
  const here = writes.flatMap((write) =>
    write && (write.listId === undefined ? list.userDefault : write.listId === list.id)
      ? [write]
      : [],
  );
  const wanted = new Map(here.map((write) => [write.titleId, write]));
  const known = new Set(list.items.map(({ typeId }) => typeId));
  const staying = list.items.filter(({ typeId }) => wanted.get(typeId)?.on !== false);
  return [...wanted.values()].reduce((items, write) => {
    if (!write.on || known.has(write.titleId)) return items;
    const item = write.item ?? (filtered ? null : arrivingItem(queryClient, list, write.titleId));
    return item ? items.toSpliced(placeIn(items, write), 0, item) : items;
  }, staying);
}

/** On top, or after the item before it if it is restored. */
function placeIn(items: readonly WatchlistItem[], { list, titleId }: Waiting): number {
  const before = list?.items.slice(
    0,
    list.items.findIndex(({ typeId }) => typeId === titleId),
  );
  return items.filter(({ typeId }) => before?.some((other) => other.typeId === typeId)).length;
}

/** What the list will say about a title, as far as this page has seen it. */
function arrivingItem(
  queryClient: QueryClient,
  { ownerId }: Watchlist,
  titleId: number,
): WatchlistItem | null {
  for (const { state } of queryClient.getQueryCache().getAll()) {
    const show = findTitle(state.data, titleId, 0);
    if (!show) continue;
    const { id, nodeType, score } = show;
    return {
      id,
      watchlistItemId: id,
      typeId: id,
      tmdbType: nodeType,
      show,
      score,
      displayIndicatorDot: false,
      isSeen: false,
      addedBy: ownerId,
      addedAt: new Date().toISOString(),
      position: 0,
      others: [],
    };
  }
  return null;
}

function findTitle(value: unknown, id: number, depth: number): WatchlistItem["show"] | null {
  if (typeof value !== "object" || value === null || depth > DEEPEST) return null;
  if ("nodeType" in value && "image" in value && "id" in value && value.id === id)
    return value as WatchlistItem["show"]; // responses about titles all have these
  for (const part of Object.values(value)) {
    const found = findTitle(part, id, depth + 1);
    if (found) return found;
  }
  return null;
}
