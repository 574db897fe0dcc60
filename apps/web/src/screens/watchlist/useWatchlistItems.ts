import { useMutation } from "@tanstack/react-query";
import { useT } from "../../messages/useT.ts";
import { ME } from "../../features/offline/Writes.ts";
import { trackWatchlist } from "../../features/watchlist/trackWatchlist.ts";
import { useServices } from "../../features/services/Services.ts";
import { useFailureToast } from "../../features/services/useFailureToast.ts";
import { TOGGLE_KEY } from "../../features/watchlist/useWatchlistToggle.ts";
import { useArriving, type ItemWrite } from "./useArriving.ts";
import { UNDO_TIMEOUT_MS } from "./undoTimeout.ts";
import type { Watchlist, WatchlistItem } from "./watchlistQuery.ts";

/** The items of a list that are shown, with what is on its way there and off already done, and taking one off with a way back. */
export function useWatchlistItems(list: Watchlist, filtered: boolean): { items: readonly WatchlistItem[]; remove: (item: WatchlistItem) => void } {
  const { toasts } = useServices();
  const t = useT();
  const write = useItemWrite();
  return {
    items: useArriving(list, filtered),
    remove: (item) => {
      const wanted = { list, item, titleId: item.typeId, listId: list.userDefault ? undefined : list.id };
      write({ ...wanted, on: false });
      const undo = { label: t("shell.undo"), onPress: () => write({ ...wanted, on: true }) };
      toasts.show({ id: `removed-${item.watchlistItemId}`, text: t("watchlist.removed", { name: item.show.name }), timeout: UNDO_TIMEOUT_MS, action: undo });
    },
  };
}

function useItemWrite(): (write: ItemWrite) => void {
  const { writes, track } = useServices();
  const failed = useFailureToast();
  const mutation = useMutation({
    mutationKey: TOGGLE_KEY,
    networkMode: "always",
    mutationFn: async ({ list, item, ...variables }: ItemWrite) => {
      const params = { userId: ME, watchlistId: String(list.id) };
      const shown = { key: TOGGLE_KEY, variables, name: item.show.name };
      if (!variables.on) return void (await writes.send("removeWatchlistItem", { params: { ...params, itemId: String(item.watchlistItemId) } }, shown));
      // However far down it stood, this is all that is said.
      await writes.send("addWatchlistItem", { params, body: { itemId: item.show.id, position: item.position, restore: item.watchlistItemId } }, shown);
    },
    onMutate: ({ list, item, on }) => trackWatchlist(track, { node: item.show, action: on ? "added" : "removed", list }),
    onError: (error, write) => failed(error, () => mutation.mutate(write)),
  });
  return mutation.mutate;
}
