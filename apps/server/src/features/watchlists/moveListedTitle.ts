import type { MoveTitle } from "../../platform/titleMove.ts";

/** Moves a title's places on lists to another title. */
export const moveListedTitle: MoveTitle = async (sql, { from, to }) => {
  await sql`
    update watchlist_items w set item_id = ${to} where item_id = ${from}
      and not exists (select 1 from watchlist_items o where o.watchlist_id = w.watchlist_id and o.item_id = ${to})`;
  await sql`delete from watchlist_items where item_id = ${from}`;
};
