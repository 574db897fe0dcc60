import { handlersOf, type Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse } from "../../platform/refusal.ts";
import type { WatchlistId } from "./openWatchlist.ts";
import { presentWatchlist } from "./presentWatchlist.ts";
import { tellOfWatchlist } from "./tellOfWatchlist.ts";
import { findWatchlist, saveItemOrder, saveLooks, saveSort, type WatchlistRow } from "./watchlistStore.ts";

const notFound = () => refuse("not-found", "Watchlist not found");
const isView = () => refuse("conflict", "This list cannot be changed: it shows what you rated.");

type EntryName = number | string | { typeId?: number | string | undefined; id?: number | string | undefined };

/** The id in an entry of `items`; one that is no number names nothing. */
function idOf(entry: EntryName): number[] {
  const id = typeof entry === "object" ? (entry.typeId ?? entry.id) : entry;
  return typeof id === "number" ? [id] : [];
}

/** Changes of a list that leave its titles alone. */
export function changeWatchlistHandlers() {
  return handlersOf<"updateWatchlist" | "setWatchlistSort">({
    updateWatchlist: async ({ params: { watchlistId }, body }, context) => {
      const { sql, owner } = context;
      const list = await find(sql, owner, watchlistId);
      if (!("state" in list)) return list;
      if ((body.name !== undefined || body.hexCode !== undefined) && list.state !== "OWNER") return refuse("forbidden", "Only the owner renames and colours a list.");
      await saveLooks(sql, owner, { watchlistId: list.watchlistId, name: body.name, hexCode: body.hexCode, position: body.position });
      if (body.items) await saveItemOrder(sql, list.watchlistId, body.items.flatMap(idOf));
      await tellOfWatchlist(context, { watchlistId: list.watchlistId, what: "list-changed" });
      const changed = await findWatchlist(sql, owner, list.watchlistId);
      return changed ? presentWatchlist(changed) : notFound();
    },

    setWatchlistSort: async ({ params: { watchlistId, sortType } }, context) => {
      const { sql, owner } = context;
      const list = await find(sql, owner, watchlistId);
      if (!("state" in list)) return list;
      await saveSort(sql, owner, { watchlistId: list.watchlistId, sort: sortType });
      await tellOfWatchlist(context, { watchlistId: list.watchlistId, what: "sort-changed" });
      return { sortType };
    },
  });
}

async function find(sql: Queries, owner: Owner, watchlistId: WatchlistId): Promise<WatchlistRow | ReturnType<typeof refuse>> {
  if (typeof watchlistId !== "number") return isView();
  return (await findWatchlist(sql, owner, watchlistId)) ?? notFound();
}
