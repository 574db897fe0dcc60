import { raiseRatingsVersions } from "../accounts/ratingsVersion.ts";
import type { MoveTitle } from "../../platform/titleMove.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

/** Moves a title's ratings to another. Everybody who rated either gets new scores. */
export const moveRatedTitle: MoveTitle = async (sql, { from, to }) => {
  const raters = await sql<
    Row<typeof schema.ratings, "userId">[]
  >`select user_id from ratings where item_id = ${from}`;
  await raiseRatingsVersions(
    sql,
    raters.map(({ userId }) => userId),
  );
  await sql`update ratings r set item_id = ${to} where item_id = ${from} and not exists (select 1 from ratings o where o.user_id = r.user_id and o.item_id = ${to})`;
  await sql`delete from ratings where item_id = ${from}`;
};
