import { handlersOf } from "../../platform/http/handler.ts";
import { refuse, Refusal } from "../../platform/refusal.ts";
import { findStored } from "./changeWatchlist.ts";
import { paged, type ItemPages } from "./itemPages.ts";
import { moveItem } from "./itemStore.ts";
import { listGone, mayEdit } from "./listPolicy.ts";
import { openWatchlist } from "./openWatchlist.ts";
import { notifyViewers } from "./notifyViewers.ts";
import type { WatchlistPorts } from "./watchlistPorts.ts";
import { saveSort } from "./watchlistStore.ts";

/** The order of a list's items. */
export function orderHandlers(
  ports: Pick<WatchlistPorts, "notInterested">,
  { pageOf }: Pick<ItemPages, "pageOf">,
) {
  return handlersOf({
    moveWatchlistItem: async ({ params: { watchlistId, itemId }, body: { after } }, context) => {
      const { sql, owner } = context;
      const stored = await findStored(sql, owner, watchlistId);
      if (stored instanceof Refusal) return stored;
      const list = mayEdit(stored);
      if (list instanceof Refusal) return list;
      if (typeof after === "string")
        return refuse(
          "conflict",
          "The other title is no longer on the watchlist.",
          "other-title-gone",
        );
      const position = await moveItem(sql, list, { item: itemId, after });
      if (position === "no-item")
        return refuse("not-found", "This title isn’t on the watchlist.", "not-on-list");
      if (position === "no-other")
        return refuse(
          "conflict",
          "The other title is no longer on the watchlist.",
          "other-title-gone",
        );
      await notifyViewers(context, {
        list,
        what: "items-moved",
        activity: "items-moved",
      });
      return { success: true as const, position };
    },

    setWatchlistSort: async ({ params: { watchlistId, sortType } }, context) => {
      const { sql, owner } = context;
      const list = await findStored(sql, owner, watchlistId);
      if (list instanceof Refusal) return list;
      await saveSort(sql, list, sortType);
      await notifyViewers(context, { list, what: "sort-changed" });
      return { sortType };
    },

    getWatchlistSort: async ({ params, query }, context) => {
      const list = await openWatchlist(context, params.watchlistId, ports.notInterested);
      if (!list) return listGone();
      const page = paged(await pageOf(list, context, { ...query, sort: params.sortType }), query);
      return page instanceof Refusal ? page : { sortType: params.sortType, ...page };
    },
  });
}
