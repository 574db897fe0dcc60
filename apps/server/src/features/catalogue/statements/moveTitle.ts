import type { Sql } from "../../../platform/database/sqlClient.ts";
import type { Queries } from "../../../platform/http/handler.ts";
import type { MoveTitle, TitleMove } from "../../../platform/titleMove.ts";
import { removeTitle } from "./rebuildTitle.ts";

/**
 * Rows moved by one transaction. What people do waits for the transaction that moves their rows, so
 * it must be short.
 */
export const MOVED_AT_A_TIME = 500;

/**
 * Replaces one title with another. Every other feature moves its own data (`others`): in many short
 * transactions, for a title can have as many ratings as people. The last transaction moves what has
 * come since, and the title itself. If it ends early, both titles are there and it can be repeated.
 */
export async function moveTitle(
  sql: Sql,
  titles: TitleMove,
  others: readonly MoveTitle[],
): Promise<void> {
  for (const move of others)
    while ((await sql.begin((tx) => move(tx, titles, MOVED_AT_A_TIME))) === MOVED_AT_A_TIME);
  await sql.begin(async (tx) => {
    for (const move of others)
      while ((await move(tx, titles, MOVED_AT_A_TIME)) === MOVED_AT_A_TIME);
    await moveStated(tx, titles);
  });
}

/** Moves the title's own data, in the current transaction. */
async function moveStated(sql: Queries, { from, to }: TitleMove): Promise<void> {
  await sql`update statements set title_id = ${to} where title_id = ${from}`;
  await sql`
    update corrections c set title_id = ${to} where title_id = ${from} and not exists (select 1 from corrections o where o.title_id = ${to} and o.field = c.field)`;
  await sql`delete from corrections where title_id = ${from}`;
  await sql`update curated_lists set title_ids = array_replace(title_ids, ${from}::bigint, ${to}::bigint) where ${from}::bigint = any(title_ids)`;
  await removeTitle(sql, from);
}
