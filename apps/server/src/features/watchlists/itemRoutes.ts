import { handlersOf } from "../../platform/http/handler.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import { compileItemFilter, countFilters } from "./filterItems.ts";
import type { ItemPages } from "./itemPages.ts";
import { listGone } from "./listPolicy.ts";
import { openWatchlist, type ListContext, type WatchlistId } from "./openWatchlist.ts";
import { presentItem } from "./presentWatchlist.ts";
import type { WatchlistPorts } from "./watchlistPorts.ts";

/** Maximum number of items read to count filters. */
export const MOST_COUNTED = 999;

/** Adding and removing titles, and counting a list's filters. */
export function itemHandlers(ports: WatchlistPorts, { lookAt, known }: ItemPages) {
  const open = (context: ListContext, id: WatchlistId) =>
    openWatchlist(context, id, ports.notInterested);
  return handlersOf({
    getFilterCounts: async ({ params, query }, context) => {
      const list = await open(context, params.watchlistId);
      if (!list) return listGone();
      const { region, taste, seenWhole } = await ports.open(context);
      const viewer = { region, ratings: taste.ratings, seenWhole };
      const test = compileItemFilter(query, viewer);
      if (test instanceof Refusal) return test;
      const items = await known(list, { limit: MOST_COUNTED, offset: 0 });
      return countFilters(
        items.map(({ title }) => title),
        query,
        viewer,
      );
    },

    addWatchlistItem: async ({ params, body }, context) => {
      const list = await open(context, params.watchlistId);
      if (!list) return listGone();
      const title =
        typeof body.itemId === "number" ? ports.snapshot().title(body.itemId) : undefined;
      if (!title) return refuse("not-found", `There is no title ${body.itemId}.`, "no-title");
      // Before the write: a taste with uncommitted data must not get into the cache.
      const look = await lookAt(list, context);
      const outcome = await list.add(title, body);
      if (outcome instanceof Refusal) return outcome;
      const numItems = (await open(context, params.watchlistId))?.row.numItems;
      if (numItems === undefined) return listGone();
      return {
        item: presentItem({ row: outcome.item, title }, look),
        added: outcome.added,
        numItems,
      };
    },

    removeWatchlistItem: async ({ params }, context) => {
      const list = await open(context, params.watchlistId);
      if (!list) return listGone();
      const removed = await list.remove(params.itemId);
      if (removed instanceof Refusal) return removed;
      if (!removed) return refuse("not-found", "This title isn’t on the watchlist.", "not-on-list");
      return {
        success: true as const,
        numItems: (await open(context, params.watchlistId))?.row.numItems ?? 0,
      };
    },
  });
}
