import { limitTo } from "../../platform/database/sqlClient.ts";
import { ITEM_GAP, placeItems, reorderItems, type TitleKind } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import { newNumberId } from "../../platform/ids.ts";
import type { Editable, Readable } from "../../platform/policy.ts";
import type { Watchlist, WatchlistRef } from "./watchlist.ts";
import { takeRemoved } from "./removedItemStore.ts";
import { lockWatchlist } from "./watchlistStore.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

/** Maximum number of titles on a list. */
export const MOST_ITEMS = 5000;
/** No item comes before this; a column of PostgreSQL has room for as much again. */
export const FIRST_POSITION = -(2 ** 30);

export interface ItemRow extends Row<
  typeof schema.watchlistItems,
  "itemId" | "watchlistItemId" | "kind" | "position" | "addedBy" | "addedAt"
> {
  /** Whether somebody else added it since the person last looked. */
  isNew: boolean;
}

export async function findItems(
  sql: Queries,
  list: Readable<Watchlist>,
  page: { limit: number; offset: number },
): Promise<ItemRow[]> {
  return sql<
    ItemRow[]
  >`${selectItems(sql, list)} order by i.position, i.item_id ${limitTo(sql, page)}`;
}

/** The titles of a page of the list, in its own order. */
export async function findItemIds(
  sql: Queries,
  { watchlistId }: Readable<Watchlist>,
  page: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await sql<Row<typeof schema.watchlistItems, "itemId">[]>`
    select item_id from watchlist_items where watchlist_id = ${watchlistId} order by position, item_id ${limitTo(sql, page)}`;
  return rows.map(({ itemId }) => itemId);
}

export async function findItem(
  sql: Queries,
  list: Readable<Watchlist>,
  itemId: number,
): Promise<ItemRow | null> {
  const [row] = await sql<ItemRow[]>`${selectItems(sql, list)} and i.item_id = ${itemId}`;
  return row ?? null;
}

function selectItems(sql: Queries, { watchlistId, viewer }: Readable<Watchlist>) {
  return sql`
    select i.*, n.item_id is not null as is_new
    from watchlist_items i left join new_items n on n.user_id = ${viewer.userId} and n.watchlist_id = i.watchlist_id and n.item_id = i.item_id
    where i.watchlist_id = ${watchlistId}`;
}

interface NewItem {
  itemId: number;
  kind: TitleKind;
  /** Its position when it was removed; without one, it is added on top. */
  position?: number | undefined;
  /** The removed item's own id: it comes back as it was, if still stored. */
  restore?: number | undefined;
}

type Inserted = "added" | "restored" | "there-already" | "full";

/** Adds a title to the list; returns the result. */
export async function insertItem(
  sql: Queries,
  list: Editable<WatchlistRef>,
  item: NewItem,
): Promise<Inserted | "gone"> {
  const { watchlistId, viewer } = list;
  const { itemId, kind } = item;
  const before = await lockToAdd(sql, list, itemId);
  if (!before) return "gone";
  if (before.there) {
    await keepItem(sql, list, itemId);
    return "there-already";
  }
  if (before.items >= MOST_ITEMS) return "full";
  if (before.first !== null && before.first < FIRST_POSITION + ITEM_GAP)
    await renumber(sql, watchlistId);
  const removed =
    item.restore === undefined
      ? null
      : await takeRemoved(sql, list, { itemId, watchlistItemId: item.restore });
  const isNewFor = removed
    ? sql`user_id = any(${removed.newFor})`
    : sql`user_id <> ${viewer.userId}`;
  const adding = sql`
    insert into watchlist_items (watchlist_id, item_id, watchlist_item_id, kind, position, added_by, added_at)
    select ${watchlistId}, ${itemId}, ${removed?.watchlistItemId ?? newNumberId()}, ${kind}, coalesce(min(position) - ${ITEM_GAP}, 0), ${removed?.addedBy ?? viewer.userId}, ${removed?.addedAt ?? sql`now()`}
    from watchlist_items where watchlist_id = ${watchlistId}`;
  const marking = sql`
    insert into new_items (user_id, watchlist_id, item_id)
    select user_id, watchlist_id, ${itemId} from memberships where watchlist_id = ${watchlistId} and state in ('OWNER', 'ACCEPTED') and ${isNewFor}
    on conflict do nothing`;
  await Promise.all([adding, marking]);
  const position = removed?.position ?? item.position;
  if (position !== undefined) await putBack(sql, watchlistId, { itemId, position });
  return removed ? "restored" : "added";
}

/** A list before a title is added to it. */
interface BeforeAdding {
  /** Position of its first item. */
  first: number | null;
  /** The title is on it. */
  there: boolean;
  items: number;
}

/** Locks a list, so that titles added at the same time get different positions; null if it no longer exists. */
async function lockToAdd(
  sql: Queries,
  list: Editable<WatchlistRef>,
  itemId: number,
): Promise<BeforeAdding | null> {
  // Sent together; the second waits for the lock of the first.
  const [locked, [before]] = await Promise.all([
    lockWatchlist(sql, list),
    sql<BeforeAdding[]>`
      select min(position) as first, coalesce(bool_or(item_id = ${itemId}), false) as there, count(*)::int as items from watchlist_items where watchlist_id = ${list.watchlistId}`,
  ]);
  return locked && before ? before : null;
}

/** Somebody wants this item on the list, whatever becomes of the like that added it. */
async function keepItem(
  sql: Queries,
  { watchlistId }: Editable<WatchlistRef>,
  itemId: number,
): Promise<void> {
  await sql`update watchlist_items set implicit = false where watchlist_id = ${watchlistId} and item_id = ${itemId} and implicit`;
}

/** Moves an item from the top to a position, before the one that is now there. */
async function putBack(
  sql: Queries,
  watchlistId: number,
  { itemId, position }: { itemId: number; position: number },
): Promise<void> {
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

type Place = Row<typeof schema.watchlistItems, "itemId" | "watchlistItemId" | "position">;

/** Names in an order of items can be ids of titles or of items. */
function titleNamed(rows: readonly Place[]): (name: number) => number {
  const byOwnId = new Map(rows.map((row) => [row.watchlistItemId, row.itemId]));
  const titles = new Set(rows.map(({ itemId }) => itemId));
  return (name) => (titles.has(name) ? name : (byOwnId.get(name) ?? name));
}

/**
 * Reorders items, named by title id or their own; `reorderItems` places the rest, and `placeItems`
 * decides what to write. False if nothing moves.
 */
export async function saveItemOrder(
  sql: Queries,
  list: Editable<WatchlistRef>,
  wanted: readonly number[],
): Promise<boolean> {
  const { watchlistId } = list;
  await lockWatchlist(sql, list); // additions and other reorderings wait
  const rows = await findPlaces(sql, watchlistId);
  const order = reorderItems(
    rows.map(({ itemId }) => itemId),
    wanted.map(titleNamed(rows)),
  );
  return savePlaces(sql, watchlistId, { rows, order });
}

/**
 * Moves an item right after another, or to the start; returns its new position, or which of the two
 * doesn't exist.
 */
export async function moveItem(
  sql: Queries,
  list: Editable<WatchlistRef>,
  { item, after }: { item: number; after: number | null },
): Promise<number | "no-item" | "no-other"> {
  const { watchlistId } = list;
  await lockWatchlist(sql, list);
  const rows = await findPlaces(sql, watchlistId);
  const named = titleNamed(rows);
  const ids = rows.map(({ itemId }) => itemId);
  const moved = named(item);
  if (!ids.includes(moved)) return "no-item";
  const others = ids.filter((id) => id !== moved);
  const at = after === null ? 0 : others.indexOf(named(after)) + 1;
  if (after !== null && at === 0 && named(after) !== moved) return "no-other";
  if (after === null || named(after) !== moved)
    await savePlaces(sql, watchlistId, { rows, order: others.toSpliced(at, 0, moved) });
  const [row] = await sql<
    Row<typeof schema.watchlistItems, "position">[]
  >`select position from watchlist_items where watchlist_id = ${watchlistId} and item_id = ${moved}`;
  return row?.position ?? "no-item";
}

async function findPlaces(sql: Queries, watchlistId: number): Promise<Place[]> {
  return sql<
    Place[]
  >`select item_id, watchlist_item_id, position from watchlist_items where watchlist_id = ${watchlistId} order by position, item_id`;
}

async function savePlaces(
  sql: Queries,
  watchlistId: number,
  { rows, order }: { rows: readonly Place[]; order: readonly number[] },
): Promise<boolean> {
  const moved = placeItems(
    rows.map(({ itemId, position }) => ({ id: itemId, position })),
    order,
  );
  if (moved.length === 0) return false;
  await sql`
    update watchlist_items i set position = m.position, implicit = false
    from unnest(${moved.map(({ id }) => id)}::bigint[], ${moved.map(({ position }) => position)}::int[]) as m (item_id, position)
    where i.watchlist_id = ${watchlistId} and i.item_id = m.item_id`;
  return true;
}

/** Renumbers all items from 0 once so many were added on top that numbers run out. */
async function renumber(sql: Queries, watchlistId: number): Promise<void> {
  await sql`
    update watchlist_items i set position = r.rank * ${ITEM_GAP}
    from (select item_id, row_number() over (order by position, item_id)::int as rank from watchlist_items where watchlist_id = ${watchlistId}) r
    where i.watchlist_id = ${watchlistId} and i.item_id = r.item_id`;
}
