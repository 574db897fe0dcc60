import { NOT_INTERESTED_LIST } from "@worthy/contract";
import type { CallContext } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import type { Title } from "../catalogue/title.ts";
import type { NotInterestedRatings } from "../ratings/notInterested.ts";
import { findItem, findItemIds, findItems, insertItem, MOST_ITEMS, type ItemRow } from "./itemStore.ts";
import { listGone, mayEdit } from "./listPolicy.ts";
import { removeItem } from "./removedItemStore.ts";
import { tellOfWatchlist } from "./tellOfWatchlist.ts";
import { findWatchlist, MOST_NAMED, type WatchlistRow } from "./watchlistStore.ts";

export type WatchlistId = number | typeof NOT_INTERESTED_LIST;
export type ListContext = Pick<CallContext, "sql" | "savepoint" | "afterCommit" | "tellScreens" | "now"> & { owner: Owner };

interface Page {
  limit: number;
  offset: number;
}

/** What is said of an item that is put back: where it stood, and its own id. */
interface Back {
  position?: number | undefined;
  restore?: number | undefined;
}

/** What can be done with a list, whether it is stored or a view that works like one. */
export interface OpenWatchlist {
  row: WatchlistRow<WatchlistId>;
  items(page: Page): Promise<ItemRow[]>;
  /** The titles of a page in the list's own order. */
  itemIds(page: Page): Promise<number[]>;
  /** Puts a title on top, or back where and as it was; `added` is false where it was on the list already. */
  add(title: Title, back: Back): Promise<{ item: ItemRow; added: boolean } | Refusal>;
  /** Removes an item named by its title's id or its own; false where there is none. */
  remove(id: number): Promise<boolean | Refusal>;
}

/** Opens a list of this person; null where they have no part in it. */
export function openWatchlist(context: ListContext, id: WatchlistId, notInterested: NotInterestedRatings): Promise<OpenWatchlist | null> {
  return id === NOT_INTERESTED_LIST ? openNotInterested(context, notInterested) : openStored(context, id);
}

async function openStored(context: ListContext, watchlistId: number): Promise<OpenWatchlist | null> {
  const { sql, owner } = context;
  const row = await findWatchlist(sql, owner, watchlistId);
  if (!row) return null;
  return {
    row,
    items: (page) => findItems(sql, owner, { watchlistId, ...page }),
    itemIds: (page) => findItemIds(sql, { watchlistId, ...page }),
    add: async ({ id, kind }, back) => {
      const refused = mayEdit(row);
      if (refused) return refused;
      const outcome = await insertItem(sql, owner, { watchlistId, itemId: id, kind, ...back });
      if (outcome === "gone") return listGone();
      if (outcome === "full") return refuse("conflict", `A list holds at most ${MOST_ITEMS} titles.`, "list-full");
      const added = outcome !== "there-already";
      const what = outcome === "restored" ? "item-restored" : "item-added";
      if (added) await tellOfWatchlist(context, { watchlistId, what, activity: what, itemId: id });
      const item = await findItem(sql, owner, { watchlistId, itemId: id });
      if (!item) throw new Error("an item just added cannot be read back");
      return { item, added };
    },
    remove: async (id) => {
      const refused = mayEdit(row);
      if (refused) return refused;
      const itemId = await removeItem(sql, watchlistId, id);
      if (itemId !== null) await tellOfWatchlist(context, { watchlistId, what: "item-removed", activity: "item-removed", itemId });
      return itemId !== null;
    },
  };
}

const LOOKS = { name: "Not interested", hexCode: "#8a8f98", status: "ACTIVE", state: "OWNER", userDefault: false, position: 0, sort: "CUSTOM" } as const;

/** The titles rated NOT_INTERESTED. An item's own id is its title's. */
async function openNotInterested(context: ListContext, ratings: NotInterestedRatings): Promise<OpenWatchlist> {
  const read = async (page: Page): Promise<ItemRow[]> => {
    const { rows } = await ratings.find(context, page);
    return rows.map(({ itemId, kind, userId, updatedAt }, at) => ({
      itemId,
      watchlistItemId: itemId,
      kind,
      position: page.offset + at,
      addedBy: userId,
      addedAt: updatedAt,
      isNew: false,
    }));
  };
  const { rows, total } = await ratings.find(context, { limit: MOST_NAMED, offset: 0 });
  return {
    row: { ...LOOKS, watchlistId: NOT_INTERESTED_LIST, ownerId: context.owner.userId, numItems: total, itemIds: rows.map(({ itemId }) => itemId), numNewItems: 0, members: [] },
    items: read,
    itemIds: async (page) => (await read(page)).map(({ itemId }) => itemId),
    add: async (title) => {
      const added = await ratings.add(context, title);
      const item = (await read({ limit: MOST_NAMED, offset: 0 })).find(({ itemId }) => itemId === title.id);
      if (!item) throw new Error("a rating just given cannot be read back");
      return { item, added };
    },
    remove: (titleId) => ratings.remove(context, titleId),
  };
}
