import type { MoveTitle } from "../../platform/titleMove.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

/** Moves a title's places on lists to another title. */
export const moveListedTitle: MoveTitle = async (sql, { from, to }, limit) => {
  const holding = await sql<
    Row<typeof schema.watchlistItems, "watchlistId">[]
  >`select watchlist_id from watchlist_items where item_id = ${from} order by watchlist_id limit ${limit}`;
  const lists = holding.map(({ watchlistId }) => watchlistId);
  const places = sql`item_id = ${from} and watchlist_id = any(${lists}::bigint[])`;
  await sql`
    update watchlist_items w set item_id = ${to} where ${places}
      and not exists (select 1 from watchlist_items o where o.watchlist_id = w.watchlist_id and o.item_id = ${to})`;
  await sql`delete from watchlist_items where ${places}`;
  return lists.length;
};
