import { sortWatchlist, type WatchlistSort } from "@worthy/domain";
import { handlersOf, type CallContext, type Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse } from "../../platform/refusal.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { TitleScorer } from "../titles/presentNode.ts";
import type { NotInterestedRatings } from "../ratings/notInterested.ts";
import { changeWatchlistHandlers } from "./changeWatchlist.ts";
import { openWatchlist, type OpenWatchlist, type WatchlistId } from "./openWatchlist.ts";
import { presentItems, presentWatchlist } from "./presentWatchlist.ts";
import { tellOfWatchlist } from "./tellOfWatchlist.ts";
import { findDefaultWatchlistId, findWatchlists, insertItem } from "./watchlistStore.ts";

/** What watchlists need of other features. */
export interface WatchlistPorts {
  snapshot(): CatalogueSnapshot;
  scorer(sql: Queries, owner: Owner, now: number): Promise<TitleScorer>;
  notInterested: NotInterestedRatings;
}

const notFound = () => refuse("not-found", "Watchlist not found");

/** Items that are looked at for a sort; further ones are left out. */
const MOST_SORTED = 5000;

type Context = Pick<CallContext, "sql" | "savepoint" | "afterCommit" | "tellScreens" | "now"> & { owner: Owner };

export function watchlistHandlers(ports: WatchlistPorts) {
  const open = (context: Context, id: WatchlistId) => openWatchlist(context, id, ports.notInterested);
  /** A page of the list under a sort. The list's own order is the database's business; any other must see every item first. */
  const itemsOf = async (list: OpenWatchlist, { sql, owner, now }: Context, { sort, ...page }: { limit: number; offset: number; sort: WatchlistSort }) => {
    const [rows, scorer] = await Promise.all([list.items(sort === "CUSTOM" ? page : { limit: MOST_SORTED, offset: 0 }), ports.scorer(sql, owner, now)]);
    const items = presentItems(rows, ports.snapshot().title, scorer);
    return sort === "CUSTOM" ? items : sortWatchlist(items, sort).slice(page.offset, page.offset + page.limit);
  };

  const own = handlersOf<"listWatchlists" | "getWatchlist" | "listWatchlistItems" | "getWatchlistSort" | "addWatchlistItem" | "removeWatchlistItem">({
    listWatchlists: async ({ query }, { owner, sql }) => {
      const { rows, total } = await findWatchlists(sql, owner, query);
      return { watchlists: rows.map(presentWatchlist), total };
    },

    getWatchlist: async ({ params, query }, context) => {
      const list = await open(context, params.watchlistId);
      if (!list) return notFound();
      return { ...presentWatchlist(list.row), items: await itemsOf(list, context, { limit: query.limit, offset: 0, sort: list.row.sort }) };
    },

    listWatchlistItems: async ({ params, query }, context) => {
      const list = await open(context, params.watchlistId);
      if (!list) return notFound();
      const { limit, offset } = query;
      const { numItems } = list.row;
      return { items: await itemsOf(list, context, { limit, offset, sort: list.row.sort }), total: numItems, pagination: { totalCount: numItems, limit, offset } };
    },

    getWatchlistSort: async ({ params, query: { limit, offset } }, context) => {
      const list = await open(context, params.watchlistId);
      if (!list) return notFound();
      const { numItems } = list.row;
      const items = await itemsOf(list, context, { limit, offset, sort: params.sortType });
      return { sortType: params.sortType, items, total: numItems, pagination: { totalCount: numItems, limit, offset } };
    },

    addWatchlistItem: async ({ params, body }, context) => {
      const list = await open(context, params.watchlistId);
      if (!list) return notFound();
      const title = typeof body.itemId === "number" ? ports.snapshot().title(body.itemId) : undefined;
      if (!title) return refuse("not-found", `There is no title ${body.itemId}.`);
      // Before the write: a taste of what is not yet committed must not get into the cache.
      const scorer = await ports.scorer(context.sql, context.owner, context.now);
      const { item: row, added } = await list.add(title);
      const [item] = presentItems([row], () => title, scorer);
      const numItems = (await open(context, params.watchlistId))?.row.numItems;
      if (!item || numItems === undefined) throw new Error("an item just added cannot be read back");
      return { item, added, numItems };
    },

    removeWatchlistItem: async ({ params }, context) => {
      const list = await open(context, params.watchlistId);
      if (!list) return notFound();
      if (!(await list.remove(params.itemId))) return refuse("not-found", "This title is not on the watchlist.");
      return { success: true as const, numItems: (await open(context, params.watchlistId))?.row.numItems ?? 0 };
    },
  });
  return { ...own, ...changeWatchlistHandlers() };
}

/** Puts a title on the person's default watchlist; true where it was not there. */
export async function addToDefaultWatchlist(snapshot: CatalogueSnapshot, context: Pick<Context, "sql" | "owner" | "tellScreens" | "now">, titleId: number): Promise<boolean> {
  const { sql, owner } = context;
  const title = snapshot.title(titleId);
  if (!title) return false;
  const watchlistId = await findDefaultWatchlistId(sql, owner);
  const added = await insertItem(sql, owner, { watchlistId, itemId: title.id, kind: title.kind });
  if (added) await tellOfWatchlist(context, { watchlistId, what: "item-added", itemId: title.id });
  return added;
}
