import type { Queries } from "../../platform/http/handler.ts";
import type { Editable } from "../../platform/policy.ts";
import type { WatchlistRef } from "./watchlist.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

/** How long a removed item can be restored as it was. */
export const REMOVED_KEPT_MS = 24 * 60 * 60 * 1000;

/** An item as it was when removed. */
export type RemovedItem = Row<
  typeof schema.removedItems,
  "watchlistItemId" | "position" | "addedBy" | "addedAt" | "newFor"
>;

/**
 * Removes an item, named by title id or its own, with its dots, and stores it for undo; returns its
 * title id, or null if there is none.
 */
export async function removeItem(
  sql: Queries,
  { watchlistId }: Editable<WatchlistRef>,
  id: number,
): Promise<number | null> {
  const [row] = await sql<Row<typeof schema.watchlistItems, "itemId">[]>`
    with off as (
      delete from watchlist_items where watchlist_id = ${watchlistId} and (item_id = ${id} or watchlist_item_id = ${id}) returning *),
    dots as (
      delete from new_items n using off
      where n.user_id = any(array(select user_id from memberships where watchlist_id = ${watchlistId})) and n.watchlist_id = ${watchlistId} and n.item_id = off.item_id
      returning n.user_id)
    insert into removed_items (watchlist_id, item_id, watchlist_item_id, position, added_by, added_at, new_for)
    select watchlist_id, item_id, watchlist_item_id, position, added_by, added_at, array(select user_id::text from dots) from off
    on conflict (watchlist_id, item_id) do update set
      watchlist_item_id = excluded.watchlist_item_id, position = excluded.position, added_by = excluded.added_by, added_at = excluded.added_at, new_for = excluded.new_for, removed_at = excluded.removed_at
    returning item_id`;
  return row?.itemId ?? null;
}

/** The last removed item of this title, if it had this id; deletes it from storage. */
export async function takeRemoved(
  sql: Queries,
  { watchlistId }: Editable<WatchlistRef>,
  item: { itemId: number; watchlistItemId: number },
): Promise<RemovedItem | null> {
  const [row] = await sql<RemovedItem[]>`
    delete from removed_items where watchlist_id = ${watchlistId} and item_id = ${item.itemId} and watchlist_item_id = ${item.watchlistItemId}
    returning watchlist_item_id, position, added_by, added_at, new_for`;
  return row ?? null;
}

/** Deletes removed items that can't be restored any more. */
export async function deleteOldRemovedItems(sql: Queries, before: Date): Promise<void> {
  await sql`delete from removed_items where removed_at < ${before}`;
}
