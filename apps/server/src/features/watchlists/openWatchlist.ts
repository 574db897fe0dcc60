import { NOT_INTERESTED_LIST } from "@worthy/contract";
import type { CallContext } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { refuse, Refusal } from "../../platform/refusal.ts";
import type { Title } from "../catalogue/title.ts";
import type { NotInterestedRatings } from "../ratings/notInterested.ts";
import {
  findItem,
  findItemIds,
  findItems,
  insertItem,
  MOST_ITEMS,
  type ItemRow,
} from "./itemStore.ts";
import { listGone, mayEdit, mayRead } from "./listPolicy.ts";
import { removeItem } from "./removedItemStore.ts";
import { notifyViewers } from "./notifyViewers.ts";
import { findWatchlist, MOST_NAMED } from "./watchlistStore.ts";
import type { WatchlistRow } from "./watchlist.ts";

export type WatchlistId = number | typeof NOT_INTERESTED_LIST;
export type ListContext = Pick<
  CallContext,
  "sql" | "isAlone" | "savepoint" | "afterCommit" | "notifyScreens" | "now" | "language"
> & { owner: Owner };

interface Page {
  limit: number;
  offset: number;
}

/** For an item that is put back: its former position and its own id. */
interface Back {
  position?: number | undefined;
  restore?: number | undefined;
}

/** Operations on a list, whether it is stored or a view. */
export interface OpenWatchlist {
  row: WatchlistRow<WatchlistId>;
  items(page: Page): Promise<ItemRow[]>;
  /** The titles of a page in the list's own order. */
  itemIds(page: Page): Promise<number[]>;
  /** Adds a title on top, or restores it; `added` is false if it was already on the list. */
  add(title: Title, back: Back): Promise<{ item: ItemRow; added: boolean } | Refusal>;
  /** Removes an item named by title id or its own; false if there is none. */
  remove(id: number): Promise<boolean | Refusal>;
}

/** Opens a list of this person; null if they have no membership. */
export function openWatchlist(
  context: ListContext,
  id: WatchlistId,
  notInterested: NotInterestedRatings,
): Promise<OpenWatchlist | null> {
  return id === NOT_INTERESTED_LIST
    ? openNotInterested(context, notInterested)
    : openStored(context, id);
}

async function openStored(
  context: ListContext,
  watchlistId: number,
): Promise<OpenWatchlist | null> {
  const { sql, owner } = context;
  const row = mayRead(owner, await findWatchlist(sql, owner, watchlistId));
  if (row instanceof Refusal) return null;
  return {
    row,
    items: (page) => findItems(sql, row, page),
    itemIds: (page) => findItemIds(sql, row, page),
    add: async ({ id, kind }, back) => {
      const list = mayEdit(row);
      if (list instanceof Refusal) return list;
      const outcome = await insertItem(sql, list, { itemId: id, kind, ...back });
      if (outcome === "gone") return listGone();
      if (outcome === "full")
        return refuse("conflict", `A list can hold at most ${MOST_ITEMS} titles.`, "list-full");
      const added = outcome !== "there-already";
      const what = outcome === "restored" ? "item-restored" : "item-added";
      if (added) await notifyViewers(context, { list, what, activity: what, itemId: id });
      const item = await findItem(sql, list, id);
      if (!item) throw new Error("an item just added cannot be read back");
      return { item, added };
    },
    remove: async (id) => {
      const list = mayEdit(row);
      if (list instanceof Refusal) return list;
      const itemId = await removeItem(sql, list, id);
      if (itemId !== null)
        await notifyViewers(context, {
          list,
          what: "item-removed",
          activity: "item-removed",
          itemId,
        });
      return itemId !== null;
    },
  };
}

const LOOKS = {
  name: "Not interested",
  hexCode: "#8a8f98",
  status: "ACTIVE",
  state: "OWNER",
  userDefault: false,
  position: 0,
  sort: "CUSTOM",
} as const;

/** The titles rated NOT_INTERESTED. An item's own id is its title's. */
async function openNotInterested(
  context: ListContext,
  ratings: NotInterestedRatings,
): Promise<OpenWatchlist> {
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
    row: {
      ...LOOKS,
      watchlistId: NOT_INTERESTED_LIST,
      ownerId: context.owner.userId,
      numItems: total,
      itemIds: rows.map(({ itemId }) => itemId),
      numNewItems: 0,
      members: [],
    },
    items: read,
    itemIds: async (page) => (await read(page)).map(({ itemId }) => itemId),
    add: async (title) => {
      const added = await ratings.add(context, title);
      const item = (await read({ limit: MOST_NAMED, offset: 0 })).find(
        ({ itemId }) => itemId === title.id,
      );
      if (!item) throw new Error("a rating just given cannot be read back");
      return { item, added };
    },
    remove: (titleId) => ratings.remove(context, titleId),
  };
}
