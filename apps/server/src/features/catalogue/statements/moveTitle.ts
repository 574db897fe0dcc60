import type { Queries } from "../../../platform/http/handler.ts";
import type { MoveTitle, TitleMove } from "../../../platform/titleMove.ts";
import { removeTitle } from "./rebuildTitle.ts";

/**
 * Replaces one title with another. Moves its statements here, and every other feature moves its own
 * data (`others`). Requires a transaction, so it happens completely or not at all.
 */
export async function moveTitle(
  sql: Queries,
  { from, to }: TitleMove,
  others: readonly MoveTitle[],
): Promise<void> {
  await sql`update statements set title_id = ${to} where title_id = ${from}`;
  for (const move of others) await move(sql, { from, to });
  await sql`
    update corrections c set title_id = ${to} where title_id = ${from} and not exists (select 1 from corrections o where o.title_id = ${to} and o.field = c.field)`;
  await sql`delete from corrections where title_id = ${from}`;
  await sql`update curated_lists set title_ids = array_replace(title_ids, ${from}::bigint, ${to}::bigint) where ${from}::bigint = any(title_ids)`;
  await removeTitle(sql, from);
}
