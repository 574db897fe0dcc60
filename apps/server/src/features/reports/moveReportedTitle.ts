import type { MoveTitle } from "../../platform/titleMove.ts";

/** Moves reports about a title to another, at once: they are few. */
export const moveReportedTitle: MoveTitle = async (sql, { from, to }) => {
  await sql`update title_reports set title_id = ${to} where title_id = ${from}`;
  return 0;
};
