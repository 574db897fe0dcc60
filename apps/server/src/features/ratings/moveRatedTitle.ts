import { raiseRatingsVersions } from "../accounts/ratingsVersion.ts";
import type { MoveTitle } from "../../platform/titleMove.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

/** Moves a title's ratings to another. Everybody who rated either gets new scores. */
export const moveRatedTitle: MoveTitle = async (sql, { from, to }, limit) => {
  const raters = await sql<
    Row<typeof schema.ratings, "userId">[]
  >`select user_id from ratings where item_id = ${from} order by user_id limit ${limit}`;
  const people = raters.map(({ userId }) => userId);
  if (people.length === 0) return 0;
  await raiseRatingsVersions(sql, people);
  const theirs = sql`item_id = ${from} and user_id = any(${people}::char(12)[])`;
  await sql`update ratings r set item_id = ${to} where ${theirs} and not exists (select 1 from ratings o where o.user_id = r.user_id and o.item_id = ${to})`;
  await sql`delete from ratings where ${theirs}`;
  return people.length;
};
