import { handlersOf } from "../../platform/http/handler.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import type { Title } from "../catalogue/title.ts";
import { compileItemFilter, countFilters } from "./filterItems.ts";
import type { ItemPages } from "./itemPages.ts";
import { insertIntoLocked, lockToAdd, removeImplicitItems } from "./itemStore.ts";
import { listGone, mayAddToDefault } from "./listPolicy.ts";
import { openWatchlist, type ListContext, type WatchlistId } from "./openWatchlist.ts";
import { presentItem } from "./presentWatchlist.ts";
import { notifyPeople } from "./notifyViewers.ts";
import type { WatchlistPorts } from "./watchlistPorts.ts";
import { isShared, type DefaultList } from "./watchlistStore.ts";

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

export type ImplicitContext = Pick<ListContext, "sql" | "owner" | "notifyScreens" | "now">;

/**
 * Adds a liked title to the person's default watchlist; true if it wasn't there. A list that others
 * see gets nothing without being asked.
 */
export async function addImplicitly(
  context: ImplicitContext,
  defaultList: DefaultList,
  title: Title | undefined,
): Promise<boolean> {
  const { sql, owner } = context;
  if (!title) return false;
  const list = mayAddToDefault(owner, defaultList);
  const [before, shared] = await Promise.all([lockToAdd(sql, list, title.id), isShared(sql, list)]);
  if (!before || shared) return false;
  const item = { itemId: title.id, kind: title.kind, implicit: true };
  const added = (await insertIntoLocked(sql, list, { item, before })) === "added";
  if (added)
    notifyPeople(context, [owner.userId], {
      watchlistId: list.watchlistId,
      what: "item-added",
      itemId: title.id,
    });
  return added;
}

/**
 * Removes those of the titles that a like added and nobody has touched since. Screens are notified
 * once per list.
 */
export async function removeImplicit(
  context: ImplicitContext,
  titleIds: readonly number[],
): Promise<void> {
  const { sql, owner } = context;
  const byList = Map.groupBy(
    await removeImplicitItems(sql, owner, titleIds),
    ({ watchlistId }) => watchlistId,
  );
  for (const [watchlistId, [item, ...more]] of byList) {
    const itemId = more.length === 0 ? item?.itemId : undefined;
    notifyPeople(context, [owner.userId], { watchlistId, what: "item-removed", itemId });
  }
}
