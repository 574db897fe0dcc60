import { UNDO_TIMEOUT } from "@worthy/ui";
import { useMutation } from "@tanstack/react-query";
import { ME } from "../../services/Writes.ts";
import { trackWatchlist } from "../adding/trackWatchlist.ts";
import { useServices } from "../../services/Services.ts";
import { useFailureToast } from "../../failures/useFailureToast.ts";
import { TOGGLE_KEY } from "../adding/useWatchlistToggle.ts";
import { useOptimisticItems, type ItemWrite } from "./useOptimisticItems.ts";
import type { Watchlist, WatchlistItem } from "../page/watchlistQuery.ts";
import { useTexts } from "../../../locale/useLocale.ts";
import shellTexts from "../../../locale/texts/shell.en.json" with { type: "json" };
import watchlistTexts from "../texts/watchlist.en.json" with { type: "json" };

/** A list's shown items with pending changes applied, and removing one with undo. */
export function useWatchlistItems(
  list: Watchlist,
  filtered: boolean,
): { items: readonly WatchlistItem[]; remove: (item: WatchlistItem) => void } {
  const { toasts } = useServices();
  const t = useTexts(shellTexts, watchlistTexts);
  const write = useItemWrite();
  return {
    items: useOptimisticItems(list, filtered),
    remove: (item) => {
      const wanted = {
        list,
        item,
        titleId: item.typeId,
        listId: list.userDefault ? undefined : list.id,
      };
      write({ ...wanted, on: false });
      const undo = { label: t("shell.undo"), onPress: () => write({ ...wanted, on: true }) };
      toasts.show({
        id: `removed-${item.watchlistItemId}`,
        text: t("watchlist.removed", { name: item.show.name }),
        timeout: UNDO_TIMEOUT,
        action: undo,
      });
    },
  };
}

function useItemWrite(): (write: ItemWrite) => void {
  const { writes, track } = useServices();
  const failed = useFailureToast();
  const mutation = useMutation({
    mutationKey: TOGGLE_KEY,
    mutationFn: async ({ list, item, ...variables }: ItemWrite) => {
      const params = { userId: ME, watchlistId: String(list.id) };
      const shown = { key: TOGGLE_KEY, variables, name: item.show.name };
      if (!variables.on)
        return void (await writes.send(
          "removeWatchlistItem",
          { params: { ...params, itemId: String(item.watchlistItemId) } },
          shown,
        ));
      // However far down it was, this is all that is sent.
      await writes.send(
        "addWatchlistItem",
        {
          params,
          body: { itemId: item.show.id, position: item.position, restore: item.watchlistItemId },
        },
        shown,
      );
    },
    onMutate: ({ list, item, on }) =>
      trackWatchlist(track, { node: item.show, action: on ? "added" : "removed", list }),
    onError: (error, write) => failed(error, () => mutation.mutate(write)),
  });
  return mutation.mutate;
}
