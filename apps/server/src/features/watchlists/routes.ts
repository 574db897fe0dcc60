import { handlersOf } from "../../platform/http/handler.ts";
import { Refusal } from "../../platform/refusal.ts";
import { activityHandlers } from "./showActivity.ts";
import { changeWatchlistHandlers } from "./changeWatchlist.ts";
import { createItemPages, paged } from "./itemPages.ts";
import { itemHandlers } from "./itemRoutes.ts";
import { listGone } from "./listPolicy.ts";
import { openWatchlist, type ListContext, type WatchlistId } from "./openWatchlist.ts";
import { orderHandlers } from "./orderRoutes.ts";
import { ownListHandlers } from "./ownLists.ts";
import { peopleOn, presentWatchlist } from "./presentWatchlist.ts";
import { serviceHandlers } from "./showServices.ts";
import type { WatchlistPorts } from "./watchlistPorts.ts";
import { findWatchlists } from "./watchlistStore.ts";

/** Watchlists and their items. */
export function watchlistHandlers(ports: WatchlistPorts) {
  const open = (context: ListContext, id: WatchlistId) =>
    openWatchlist(context, id, ports.notInterested);
  const pages = createItemPages(ports);
  const { pageOf } = pages;
  const own = handlersOf({
    listWatchlists: async ({ query }, { owner, sql }) => {
      const { rows, total } = await findWatchlists(sql, owner, query);
      const person = await ports.people(sql, rows.flatMap(peopleOn));
      return { watchlists: rows.map((row) => presentWatchlist(row, person)), total };
    },

    getWatchlist: async ({ params, query }, context) => {
      const list = await open(context, params.watchlistId);
      if (!list) return listGone();
      const [person, page] = await Promise.all([
        ports.people(context.sql, peopleOn(list.row)),
        pageOf(list, context, { limit: query.limit, offset: 0, sort: list.row.sort }),
      ]);
      return page instanceof Refusal
        ? page
        : { ...presentWatchlist(list.row, person), items: page.items };
    },

    listWatchlistItems: async ({ params, query: { limit, offset, ...filter } }, context) => {
      const list = await open(context, params.watchlistId);
      return list
        ? paged(await pageOf(list, context, { limit, offset, filter, sort: list.row.sort }), {
            limit,
            offset,
          })
        : listGone();
    },

    listWatchlistItemIds: async ({ params, query }, context) => {
      const list = await open(context, params.watchlistId);
      if (!list) return listGone();
      return paged({ itemIds: await list.itemIds(query), total: list.row.numItems }, query);
    },
  });
  return {
    ...own,
    ...itemHandlers(ports, pages),
    ...orderHandlers(ports, pages),
    ...changeWatchlistHandlers(ports),
    ...ownListHandlers(ports),
    ...activityHandlers(ports),
    ...serviceHandlers(ports),
  };
}
