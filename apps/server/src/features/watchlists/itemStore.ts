import { ITEM_GAP, placeItems, reorderItems, type TitleKind } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import { newNumberId } from "../../platform/ids.ts";
import type { Owner } from "../../platform/policy.ts";
import { takeRemoved } from "./removedItemStore.ts";
import { lockWatchlist } from "./watchlistStore.ts";

/** So many titles a list holds at most. */
export const MOST_ITEMS = 5000;

export interface ItemRow {
  itemId: number;
  watchlistItemId: number;
  kind: TitleKind;
  position: number;
  addedBy: string;
  addedAt: Date;
  /** Whether somebody else added it since the person last looked. */
  isNew: boolean;
}

export async function findItems(sql: Queries, owner: Owner, page: { watchlistId: number; limit: number; offset: number }): Promise<ItemRow[]> {
  return sql<ItemRow[]>`${selectItems(sql, owner, page.watchlistId)} order by i.position, i.item_id limit ${page.limit} offset ${page.offset}`;
}

/** The titles of a page of the list, in its own order. */
export async function findItemIds(sql: Queries, page: { watchlistId: number; limit: number; offset: number }): Promise<number[]> {
  const rows = await sql<{ itemId: number }[]>`
    select item_id from watchlist_items where watchlist_id = ${page.watchlistId} order by position, item_id limit ${page.limit} offset ${page.offset}`;
  return rows.map(({ itemId }) => itemId);
}

export async function findItem(sql: Queries, owner: Owner, { watchlistId, itemId }: { watchlistId: number; itemId: number }): Promise<ItemRow | null> {
  const [row] = await sql<ItemRow[]>`${selectItems(sql, owner, watchlistId)} and i.item_id = ${itemId}`;
  return row ?? null;
}

function selectItems(sql: Queries, owner: Owner, watchlistId: number) {
  return sql`
    select i.*, n.item_id is not null as is_new
    from watchlist_items i left join new_items n on n.user_id = ${owner.userId} and n.watchlist_id = i.watchlist_id and n.item_id = i.item_id
    where i.watchlist_id = ${watchlistId}`;
}

interface NewItem {
  watchlistId: number;
  itemId: number;
  kind: TitleKind;
  /** Where it stood when it was taken off; without one it comes on top. */
  position?: number | undefined;
  /** The own id of the item that was taken off: it comes back as it was, where it is kept still. */
  restore?: number | undefined;
}

/** Puts a title on the list; what came of it. */
export async function insertItem(sql: Queries, owner: Owner, item: NewItem): Promise<"added" | "restored" | "there-already" | "full" | "gone"> {
  const { watchlistId, itemId, kind } = item;
  if (!(await lockWatchlist(sql, watchlistId))) return "gone"; // two additions at once get two positions
  const [at] = await sql<{ first: number | null; there: boolean; items: number }[]>`
    select min(position) as first, coalesce(bool_or(item_id = ${itemId}), false) as there, count(*)::int as items from watchlist_items where watchlist_id = ${watchlistId}`;
  if (!at || at.there) return "there-already";
  if (at.items >= MOST_ITEMS) return "full";
  if (at.first !== null && at.first < -(2 ** 30) + ITEM_GAP) await numberAnew(sql, watchlistId);
  const removed = item.restore === undefined ? null : await takeRemoved(sql, { watchlistId, itemId, watchlistItemId: item.restore });
  await sql`
    insert into watchlist_items (watchlist_id, item_id, watchlist_item_id, kind, position, added_by, added_at)
    select ${watchlistId}, ${itemId}, ${removed?.watchlistItemId ?? newNumberId()}, ${kind}, coalesce(min(position) - ${ITEM_GAP}, 0), ${removed?.addedBy ?? owner.userId}, ${removed?.addedAt ?? sql`now()`}
    from watchlist_items where watchlist_id = ${watchlistId}`;
  const isNewFor = removed ? sql`user_id = any(${removed.newFor})` : sql`user_id <> ${owner.userId}`;
  await sql`
    insert into new_items (user_id, watchlist_id, item_id)
    select user_id, watchlist_id, ${itemId} from memberships where watchlist_id = ${watchlistId} and state in ('OWNER', 'ACCEPTED') and ${isNewFor}
    on conflict do nothing`;
  const position = removed?.position ?? item.position;
  if (position !== undefined) await putBack(sql, watchlistId, { itemId, position });
  return removed ? "restored" : "added";
}

/** Moves an item that has just come on top to a position, before what stands there by now. */
async function putBack(sql: Queries, watchlistId: number, { itemId, position }: { itemId: number; position: number }): Promise<void> {
  const rows = await findPlaces(sql, watchlistId);
  const others = rows.filter((row) => row.itemId !== itemId);
  if (others.every((row) => row.position !== position)) {
    await sql`update watchlist_items set position = ${position} where watchlist_id = ${watchlistId} and item_id = ${itemId}`;
    return;
  }
  const order = others.map((row) => row.itemId);
  const at = others.findIndex((row) => row.position === position);
  await savePlaces(sql, watchlistId, { rows, order: order.toSpliced(at, 0, itemId) });
}

interface Place {
  itemId: number;
  watchlistItemId: number;
  position: number;
}

/** Names in an order of items may be titles' ids or items' own. */
function titleNamed(rows: readonly Place[]): (name: number) => number {
  const byOwnId = new Map(rows.map((row) => [row.watchlistItemId, row.itemId]));
  const titles = new Set(rows.map(({ itemId }) => itemId));
  return (name) => (titles.has(name) ? name : (byOwnId.get(name) ?? name));
}

/** Puts items, named by their title's id or their own, in a new order; `reorderItems` says what becomes of the rest, `placeItems` what has to be written. False where nothing moves. */
export async function saveItemOrder(sql: Queries, watchlistId: number, wanted: readonly number[]): Promise<boolean> {
  await lockWatchlist(sql, watchlistId); // additions and other orders wait
  const rows = await findPlaces(sql, watchlistId);
  const order = reorderItems(
    rows.map(({ itemId }) => itemId),
    wanted.map(titleNamed(rows)),
  );
  return savePlaces(sql, watchlistId, { rows, order });
}

/** Puts one item right after another, or first; its new position, or which of the two is not there. */
export async function moveItem(sql: Queries, watchlistId: number, { item, after }: { item: number; after: number | null }): Promise<number | "no-item" | "no-other"> {
  await lockWatchlist(sql, watchlistId);
  const rows = await findPlaces(sql, watchlistId);
  const named = titleNamed(rows);
  const ids = rows.map(({ itemId }) => itemId);
  const moved = named(item);
  if (!ids.includes(moved)) return "no-item";
  const others = ids.filter((id) => id !== moved);
  const at = after === null ? 0 : others.indexOf(named(after)) + 1;
  if (after !== null && at === 0 && named(after) !== moved) return "no-other";
  if (after === null || named(after) !== moved) await savePlaces(sql, watchlistId, { rows, order: others.toSpliced(at, 0, moved) });
  const [row] = await sql<{ position: number }[]>`select position from watchlist_items where watchlist_id = ${watchlistId} and item_id = ${moved}`;
  return row?.position ?? "no-item";
}

async function findPlaces(sql: Queries, watchlistId: number): Promise<Place[]> {
  return sql<Place[]>`select item_id, watchlist_item_id, position from watchlist_items where watchlist_id = ${watchlistId} order by position, item_id`;
}

async function savePlaces(sql: Queries, watchlistId: number, { rows, order }: { rows: readonly Place[]; order: readonly number[] }): Promise<boolean> {
  const moved = placeItems(
    rows.map(({ itemId, position }) => ({ id: itemId, position })),
    order,
  );
  if (moved.length === 0) return false;
  await sql`
    update watchlist_items i set position = m.position
    from unnest(${moved.map(({ id }) => id)}::bigint[], ${moved.map(({ position }) => position)}::int[]) as m (item_id, position)
    where i.watchlist_id = ${watchlistId} and i.item_id = m.item_id`;
  return true;
}

/** Items have come on top so often that their numbers run out: all are numbered from 0. */
async function numberAnew(sql: Queries, watchlistId: number): Promise<void> {
  await sql`
    update watchlist_items i set position = r.rank * ${ITEM_GAP}
    from (select item_id, row_number() over (order by position, item_id)::int as rank from watchlist_items where watchlist_id = ${watchlistId}) r
    where i.watchlist_id = ${watchlistId} and i.item_id = r.item_id`;
}
