import { handlersOf, type Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse, Refusal } from "../../platform/refusal.ts";
import { moveItem, saveItemOrder } from "./itemStore.ts";
import { listGone, listIsView, mayEdit, mayOwn } from "./listPolicy.ts";
import { clearAllDots, clearDots } from "./newItemStore.ts";
import type { WatchlistId } from "./openWatchlist.ts";
import { peopleOn, presentWatchlist } from "./presentWatchlist.ts";
import type { WatchlistPorts } from "./routes.ts";
import { tellOfWatchlist } from "./tellOfWatchlist.ts";
import { findDefaultWatchlistId, findWatchlist, saveLooks, saveSort, type WatchlistRow } from "./watchlistStore.ts";

type EntryName = number | string | { typeId?: number | string | undefined; id?: number | string | undefined };

/** The id in an entry of `items`; one that is no number names nothing. */
function idOf(entry: EntryName): number[] {
  const id = typeof entry === "object" ? (entry.typeId ?? entry.id) : entry;
  return typeof id === "number" ? [id] : [];
}

/** Changes of a list that leave its titles alone. */
export function changeWatchlistHandlers({ people }: Pick<WatchlistPorts, "people">) {
  return handlersOf<"updateWatchlist" | "setWatchlistSort" | "moveWatchlistItem" | "clearItemUpdates" | "markAllViewed">({
    updateWatchlist: async ({ params: { watchlistId }, body }, context) => {
      const { sql, owner } = context;
      const list = await findStored(sql, owner, watchlistId);
      if (list instanceof Refusal) return list;
      const looksChange = body.name !== undefined || body.hexCode !== undefined;
      const refused = (looksChange && mayOwn(list, "renames and colours a list")) || (body.items && mayEdit(list));
      if (refused) return refused;
      await saveLooks(sql, owner, { watchlistId: list.watchlistId, name: body.name, hexCode: body.hexCode, position: body.position });
      if (looksChange || body.position !== undefined) {
        await tellOfWatchlist(context, { watchlistId: list.watchlistId, what: "list-changed", ...(looksChange ? { activity: "list-changed" as const } : {}) });
      }
      if (body.items && (await saveItemOrder(sql, list.watchlistId, body.items.flatMap(idOf)))) {
        await tellOfWatchlist(context, { watchlistId: list.watchlistId, what: "items-moved", activity: "items-moved" });
      }
      const changed = await findWatchlist(sql, owner, list.watchlistId);
      return changed ? presentWatchlist(changed, await people(sql, peopleOn(changed))) : listGone();
    },

    moveWatchlistItem: async ({ params: { watchlistId, itemId }, body: { after } }, context) => {
      const { sql, owner } = context;
      const list = await findStored(sql, owner, watchlistId);
      if (list instanceof Refusal) return list;
      const refused = mayEdit(list);
      if (refused) return refused;
      if (typeof after === "string") return refuse("conflict", "The other title is not on the watchlist any more.", "other-title-gone");
      const position = await moveItem(sql, list.watchlistId, { item: itemId, after });
      if (position === "no-item") return refuse("not-found", "This title is not on the watchlist.", "not-on-list");
      if (position === "no-other") return refuse("conflict", "The other title is not on the watchlist any more.", "other-title-gone");
      await tellOfWatchlist(context, { watchlistId: list.watchlistId, what: "items-moved", activity: "items-moved" });
      return { success: true as const, position };
    },

    setWatchlistSort: async ({ params: { watchlistId, sortType } }, context) => {
      const { sql, owner } = context;
      const list = await findStored(sql, owner, watchlistId);
      if (list instanceof Refusal) return list;
      await saveSort(sql, owner, { watchlistId: list.watchlistId, sort: sortType });
      await tellOfWatchlist(context, { watchlistId: list.watchlistId, what: "sort-changed" });
      return { sortType };
    },

    clearItemUpdates: async ({ params: { watchlistId }, query: { itemId } }, context) => {
      if (typeof watchlistId !== "number") return { success: true as const, cleared: 0 };
      const list = await findStored(context.sql, context.owner, watchlistId);
      if (list instanceof Refusal) return list;
      const cleared = await clearDots(context.sql, context.owner, { watchlistId, item: itemId });
      if (cleared > 0) await tellOfWatchlist(context, { watchlistId, what: "viewed" });
      return { success: true as const, cleared };
    },

    markAllViewed: async (_input, context) => {
      const cleared = await clearAllDots(context.sql, context.owner);
      if (cleared > 0) await tellOfWatchlist(context, { watchlistId: await findDefaultWatchlistId(context.sql, context.owner), what: "viewed" });
      return { success: true as const, cleared };
    },
  });
}

/** A list that can be changed, as this person sees it. */
export async function findStored(sql: Queries, owner: Owner, watchlistId: WatchlistId): Promise<WatchlistRow | Refusal> {
  if (typeof watchlistId !== "number") return listIsView();
  return (await findWatchlist(sql, owner, watchlistId)) ?? listGone();
}
