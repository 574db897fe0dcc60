import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";

/** Clears the dots of a list, or of one item of it named by its title's id or its own, and those of the same titles on the person's other lists. How many are gone. */
export async function clearDots(sql: Queries, owner: Owner, { watchlistId, item }: { watchlistId: number; item?: number | undefined }): Promise<number> {
  const named =
    item === undefined
      ? sql``
      : sql`and i.item_id in (select item_id from watchlist_items where watchlist_id = ${watchlistId} and (item_id = ${item} or watchlist_item_id = ${item}))`;
  const rows = await sql`
    delete from new_items where user_id = ${owner.userId} and item_id in (select i.item_id from new_items i where i.user_id = ${owner.userId} and i.watchlist_id = ${watchlistId} ${named})
    returning 1`;
  return rows.length;
}

export async function clearAllDots(sql: Queries, owner: Owner): Promise<number> {
  return (await sql`delete from new_items where user_id = ${owner.userId} returning 1`).length;
}
