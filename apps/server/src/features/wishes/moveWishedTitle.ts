import type { MoveTitle } from "../../platform/titleMove.ts";

/** Lets wishes lead to another title. */
export const moveWishedTitle: MoveTitle = async (sql, { from, to }, limit) => {
  const moved = await sql`
    update wishes set title_id = ${to} where (user_id, wish_id) in (
      select user_id, wish_id from wishes where title_id = ${from} limit ${limit})
    returning 1`;
  return moved.length;
};
