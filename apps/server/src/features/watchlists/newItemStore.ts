import type { Queries } from "../../platform/http/handler.ts";
import type { Owner, Readable } from "../../platform/policy.ts";
import type { Watchlist } from "./watchlist.ts";

/**
 * Clears the dots of a list, or of one item named by title id or its own, and those of the same
 * titles on the person's other lists. Returns how many were cleared.
 */
export async function clearDots(
  sql: Queries,
  { watchlistId, viewer }: Readable<Watchlist>,
  item?: number,
): Promise<number> {
  const named =
    item === undefined
      ? sql``
      : sql`and i.item_id in (select item_id from watchlist_items where watchlist_id = ${watchlistId} and (item_id = ${item} or watchlist_item_id = ${item}))`;
  const rows = await sql`
    delete from new_items where user_id = ${viewer.userId} and item_id in (select i.item_id from new_items i where i.user_id = ${viewer.userId} and i.watchlist_id = ${watchlistId} ${named})
    returning 1`;
  return rows.length;
}

export async function clearAllDots(sql: Queries, owner: Owner): Promise<number> {
  return (await sql`delete from new_items where user_id = ${owner.userId} returning 1`).length;
}
