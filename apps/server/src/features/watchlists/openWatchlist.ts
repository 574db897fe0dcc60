import { NOT_INTERESTED_LIST } from "@worthy/contract";
import type { CallContext, Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import type { Title } from "../catalogue/title.ts";
import type { NotInterestedRatings } from "../ratings/notInterested.ts";
import { tellOfWatchlist } from "./tellOfWatchlist.ts";
import { deleteItem, findItem, findItems, findWatchlist, insertItem, type ItemRow, type WatchlistRow } from "./watchlistStore.ts";

export type WatchlistId = number | typeof NOT_INTERESTED_LIST;
type Context = Pick<CallContext, "sql" | "savepoint" | "afterCommit" | "tellScreens" | "now"> & { owner: Owner };

/** What can be done with a list, whether it is stored or a view that works like one. */
export interface OpenWatchlist {
  row: WatchlistRow<WatchlistId>;
  items(page: { limit: number; offset: number }): Promise<ItemRow[]>;
  /** Puts a title on top; `added` is false where it was on the list already. */
  add(title: Title): Promise<{ item: ItemRow; added: boolean }>;
  /** Removes an item named by its title's id or its own; false where there is none. */
  remove(id: number): Promise<boolean>;
}

/** Opens a list of this person; null where they have no part in it. */
export function openWatchlist(context: Context, id: WatchlistId, notInterested: NotInterestedRatings): Promise<OpenWatchlist | null> {
  return id === NOT_INTERESTED_LIST ? openNotInterested(context, notInterested) : openStored(context, id);
}

async function openStored(context: Context, watchlistId: number): Promise<OpenWatchlist | null> {
  const { sql, owner } = context;
  const row = await findWatchlist(sql, owner, watchlistId);
  if (!row) return null;
  return {
    row,
    items: (page) => findItems(sql, watchlistId, page),
    add: async ({ id, kind }) => {
      const added = await insertItem(sql, owner, { watchlistId, itemId: id, kind });
      if (added) await tellOfWatchlist(context, { watchlistId, what: "item-added", itemId: id });
      return { item: await itemAt(sql, watchlistId, id), added };
    },
    remove: async (id) => {
      const itemId = await deleteItem(sql, watchlistId, id);
      if (itemId !== null) await tellOfWatchlist(context, { watchlistId, what: "item-removed", itemId });
      return itemId !== null;
    },
  };
}

async function itemAt(sql: Queries, watchlistId: number, titleId: number): Promise<ItemRow> {
  const item = await findItem(sql, watchlistId, titleId);
  if (!item) throw new Error("an item just added cannot be read back");
  return item;
}

const LOOKS = { name: "Not interested", hexCode: "#8a8f98", status: "ACTIVE", state: "OWNER", userDefault: false, position: 0, sort: "CUSTOM" } as const;
const MOST_ITEM_IDS = 999;

/** The titles rated NOT_INTERESTED. An item's own id is its title's. */
async function openNotInterested(context: Context, ratings: NotInterestedRatings): Promise<OpenWatchlist> {
  const read = async (page: { limit: number; offset: number }): Promise<ItemRow[]> => {
    const { rows } = await ratings.find(context, page);
    return rows.map(({ itemId, kind, userId, updatedAt }, at) => ({ itemId, watchlistItemId: itemId, kind, position: page.offset + at, addedBy: userId, addedAt: updatedAt }));
  };
  const { rows, total } = await ratings.find(context, { limit: MOST_ITEM_IDS, offset: 0 });
  return {
    row: { ...LOOKS, watchlistId: NOT_INTERESTED_LIST, ownerId: context.owner.userId, numItems: total, itemIds: rows.map(({ itemId }) => itemId) },
    items: read,
    add: async (title) => {
      const added = await ratings.add(context, title);
      const item = (await read({ limit: MOST_ITEM_IDS, offset: 0 })).find(({ itemId }) => itemId === title.id);
      if (!item) throw new Error("a rating just given cannot be read back");
      return { item, added };
    },
    remove: (titleId) => ratings.remove(context, titleId),
  };
}
