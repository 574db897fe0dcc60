import { handlersOf, type Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse } from "../../platform/refusal.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { TitleScorer } from "../titles/presentNode.ts";
import { presentItems, presentWatchlist } from "./presentWatchlist.ts";
import { deleteItem, findDefaultWatchlistId, findItem, findItems, findWatchlist, findWatchlists, insertItem } from "./watchlistStore.ts";

/** What watchlists need of other features. */
export interface WatchlistPorts {
  snapshot(): CatalogueSnapshot;
  scorer(sql: Queries, owner: Owner, now: number): Promise<TitleScorer>;
}

const notFound = () => refuse("not-found", "Watchlist not found");

export function watchlistHandlers(ports: WatchlistPorts) {
  const itemsOf = async (sql: Queries, owner: Owner, wish: { watchlistId: number; limit: number; offset: number; now: number }) => {
    const [rows, scorer] = await Promise.all([findItems(sql, wish.watchlistId, wish), ports.scorer(sql, owner, wish.now)]);
    return presentItems(rows, ports.snapshot().title, scorer);
  };

  return handlersOf<"listWatchlists" | "getWatchlist" | "listWatchlistItems" | "addWatchlistItem" | "removeWatchlistItem">({
    listWatchlists: async ({ query }, { owner, sql }) => {
      const { rows, total } = await findWatchlists(sql, owner, query);
      return { watchlists: rows.map(presentWatchlist), total };
    },

    getWatchlist: async ({ params, query }, { owner, sql, now }) => {
      const row = await findWatchlist(sql, owner, params.watchlistId);
      if (!row) return notFound();
      return { ...presentWatchlist(row), items: await itemsOf(sql, owner, { watchlistId: row.watchlistId, limit: query.limit, offset: 0, now }) };
    },

    listWatchlistItems: async ({ params, query }, { owner, sql, now }) => {
      const row = await findWatchlist(sql, owner, params.watchlistId);
      if (!row) return notFound();
      const { limit, offset } = query;
      const items = await itemsOf(sql, owner, { watchlistId: row.watchlistId, limit, offset, now });
      return { items, total: row.numItems, pagination: { totalCount: row.numItems, limit, offset } };
    },

    addWatchlistItem: async ({ params, body }, { owner, sql, now }) => {
      const { watchlistId } = params;
      if (!(await findWatchlist(sql, owner, watchlistId))) return notFound();
      const title = typeof body.itemId === "number" ? ports.snapshot().title(body.itemId) : undefined;
      if (!title) return refuse("not-found", `There is no title ${body.itemId}.`);
      const added = await insertItem(sql, owner, { watchlistId, itemId: title.id, kind: title.kind });
      const [row, list, scorer] = [await findItem(sql, watchlistId, title.id), await findWatchlist(sql, owner, watchlistId), await ports.scorer(sql, owner, now)];
      const [item] = row ? presentItems([row], ports.snapshot().title, scorer) : [];
      if (!item || !list) throw new Error("an item just added cannot be read back");
      return { item, added, numItems: list.numItems };
    },

    removeWatchlistItem: async ({ params }, { owner, sql }) => {
      if (!(await findWatchlist(sql, owner, params.watchlistId))) return notFound();
      if (!(await deleteItem(sql, params.watchlistId, params.itemId))) return refuse("not-found", "This title is not on the watchlist.");
      const list = await findWatchlist(sql, owner, params.watchlistId);
      return { success: true as const, numItems: list?.numItems ?? 0 };
    },
  });
}

/** Puts a title on the person's default watchlist; true where it was not there. */
export async function addToDefaultWatchlist(snapshot: CatalogueSnapshot, sql: Queries, wish: { owner: Owner; titleId: number }): Promise<boolean> {
  const title = snapshot.title(wish.titleId);
  if (!title) return false;
  const watchlistId = await findDefaultWatchlistId(sql, wish.owner);
  return insertItem(sql, wish.owner, { watchlistId, itemId: title.id, kind: title.kind });
}
