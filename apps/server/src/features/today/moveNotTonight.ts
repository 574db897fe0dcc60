import type { MoveTitle } from "../../platform/titleMove.ts";

/** Leaves another title out instead. */
export const moveNotTonight: MoveTitle = async (sql, { from, to }, limit) => {
  const moved = await sql`
    with gone as (
      delete from not_tonight where (user_id, title_id) in (
        select user_id, title_id from not_tonight where title_id = ${from} order by user_id limit ${limit})
      returning user_id, until),
    put as (
      insert into not_tonight (user_id, title_id, until)
      select user_id, ${to}::bigint, until from gone on conflict do nothing)
    select 1 from gone`;
  return moved.length;
};
