import { manifest } from "@worthy/contract/manifest";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import { useT } from "../../messages/useT.ts";
import { useServices } from "../../features/services/Services.ts";
import { useFailureToast } from "../../features/services/useFailureToast.ts";
import type { Watchlist, WatchlistItem } from "./watchlistQuery.ts";

interface ItemWrite {
  list: Watchlist;
  item: WatchlistItem;
  on: boolean;
}

const MUTATION_KEY = ["watchlist", "item"] as const;
/** Longer than other messages: it is the only way back. */
const UNDO_TIMEOUT = 8000;

function kindOf(list: Watchlist): "default" | "collaborative" | "non-collaborative" {
  if (list.userDefault) return "default";
  return list.collaborators.length > 0 ? "collaborative" : "non-collaborative";
}

/** The items of a list without those on their way out, and taking one off with a way back. */
export function useWatchlistItems(list: Watchlist | null): { items: readonly WatchlistItem[]; remove: (item: WatchlistItem) => void } {
  const { toasts } = useServices();
  const t = useT();
  const write = useItemWrite();
  const leaving = useMutationState({
    filters: { mutationKey: MUTATION_KEY, status: "pending" },
    select: (mutation) => mutation.state.variables as ItemWrite | undefined, // only this file uses the key
  });
  const gone = new Set(leaving.filter((waiting) => waiting && !waiting.on).map((waiting) => waiting?.item.watchlistItemId));
  return {
    items: list?.items.filter((item) => !gone.has(item.watchlistItemId)) ?? [],
    remove: (item) => {
      if (!list) return;
      write({ list, item, on: false });
      const undo = { label: t("shell.undo"), onPress: () => write({ list, item, on: true }) };
      toasts.show({ id: `removed-${item.watchlistItemId}`, text: t("watchlist.removed", { name: item.show.name }), timeout: UNDO_TIMEOUT, action: undo });
    },
  };
}

/** The titles from the top of the list's own order to this one: named again, they put what is added back on top where it was. */
function titlesDownTo({ id, items }: Watchlist, item: WatchlistItem): number[] {
  if (typeof id !== "number") return [];
  return items
    .filter(({ position }) => position <= item.position)
    .toSorted((a, b) => a.position - b.position)
    .map(({ typeId }) => typeId);
}

function useItemWrite(): (write: ItemWrite) => void {
  const { call, session, track } = useServices();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const mutation = useMutation({
    mutationKey: MUTATION_KEY,
    // One after the other, so that an undo finds what it puts back gone.
    scope: { id: "watchlist-item" },
    mutationFn: async ({ list, item, on }: ItemWrite) => {
      const { id: userId } = await session.ensureAccount();
      const params = { userId, watchlistId: String(list.id) };
      if (on) {
        await call("addWatchlistItem", { params, body: { itemId: item.show.id } });
        const above = titlesDownTo(list, item);
        if (above.length > 1) await call("updateWatchlist", { params, body: { items: above } });
      } else await call("removeWatchlistItem", { params: { ...params, itemId: String(item.watchlistItemId) } });
      // Waited for, so that nothing flickers between the write and its list.
      await invalidateTopics(queryClient, manifest.removeWatchlistItem.changes);
    },
    onMutate: ({ list, item, on }) => track("watchlist_changed", { action: on ? "added" : "removed", title_id: item.show.id, watchlist_kind: kindOf(list) }),
    onError: (error, write) => failed(error, () => mutation.mutate(write)),
  });
  return mutation.mutate;
}
