import type { Queries } from "../../platform/http/handler.ts";

/** So long an item that was taken off can be put back as it was. */
export const REMOVED_KEPT_MS = 24 * 60 * 60 * 1000;

/** An item as it was when it was taken off. */
export interface RemovedItem {
  watchlistItemId: number;
  position: number;
  addedBy: string;
  addedAt: Date;
  /** Whose dot it bore. */
  newFor: string[];
}

/** Takes an item off, named by its title's id or its own, with its dots, and keeps it as it was; gives its title's id, null where there is none. */
export async function removeItem(sql: Queries, watchlistId: number, id: number): Promise<number | null> {
  const [row] = await sql<{ itemId: number }[]>`
    with off as (
      delete from watchlist_items where watchlist_id = ${watchlistId} and (item_id = ${id} or watchlist_item_id = ${id}) returning *),
    dots as (
      delete from new_items n using off
      where n.user_id = any(array(select user_id from memberships where watchlist_id = ${watchlistId})) and n.watchlist_id = ${watchlistId} and n.item_id = off.item_id
      returning n.user_id)
    insert into removed_items (watchlist_id, item_id, watchlist_item_id, position, added_by, added_at, new_for)
    select watchlist_id, item_id, watchlist_item_id, position, added_by, added_at, array(select user_id::text from dots) from off
    on conflict (watchlist_id, item_id) do update set
      watchlist_item_id = excluded.watchlist_item_id, position = excluded.position, added_by = excluded.added_by, added_at = excluded.added_at, new_for = excluded.new_for, removed_at = now()
    returning item_id`;
  return row?.itemId ?? null;
}

/** The item that was last taken off for this title, if it had this id of its own; it is kept no longer. */
export async function takeRemoved(sql: Queries, item: { watchlistId: number; itemId: number; watchlistItemId: number }): Promise<RemovedItem | null> {
  const [row] = await sql<RemovedItem[]>`
    delete from removed_items where watchlist_id = ${item.watchlistId} and item_id = ${item.itemId} and watchlist_item_id = ${item.watchlistItemId}
    returning watchlist_item_id, position, added_by, added_at, new_for`;
  return row ?? null;
}

/** Lets go of what nobody puts back any more. */
export async function deleteOldRemovedItems(sql: Queries, before: Date): Promise<void> {
  await sql`delete from removed_items where removed_at < ${before}`;
}
