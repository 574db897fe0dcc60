import type { Sql, SqlTransaction } from "../../../platform/database/sqlClient.ts";
import type { MoveTitle } from "../../../platform/titleMove.ts";
import { announceTitles } from "../generations.ts";
import { moveTitle } from "./moveTitle.ts";
import { rebuildTitle } from "./rebuildTitle.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

/**
 * After loading a different bundle: restores what imports add to bundled titles. If the bundle now
 * has a title that an import had added before, the bundled one replaces it, with everybody's
 * ratings and lists. Completed work isn't repeated.
 */
export async function reconcileBundle(sql: Sql, moves: readonly MoveTitle[]): Promise<void> {
  const pairs = await findPairs(sql);
  for (const { bundled, imported } of pairs)
    await moveTitle(sql, { from: imported, to: bundled }, moves);
  const said = await sql<Row<typeof schema.titles, "titleId" | "kind">[]>`
    select distinct t.title_id, t.kind from titles t join statements s on s.title_id = t.title_id and s.kind = t.kind where t.source = 'bundle' order by t.title_id`;
  for (const key of said) await sql.begin((tx: SqlTransaction) => rebuildTitle(tx, key));
  await restoreOrphans(sql);
  if (said.length > 0 || pairs.length > 0)
    await announceTitles(sql, `bundle reconciled with ${said.length} titles`);
}

/**
 * Pairs of bundled and imported titles that are the same: by IMDb id, or the only two with the same
 * kind, name and year and no conflicting IMDb ids.
 */
async function findPairs(sql: Sql): Promise<{ bundled: number; imported: number }[]> {
  return sql<{ bundled: number; imported: number }[]>`
    select b.title_id as bundled, min(i.title_id) as imported
    from titles b join titles i on i.kind = b.kind and i.source <> 'bundle' and (
      i.imdb_id = b.imdb_id
      or (lower(i.name) = lower(b.name) and extract(year from i.first_air_date) = extract(year from b.first_air_date) and (i.imdb_id is null or b.imdb_id is null)))
    where b.source = 'bundle'
      and not exists (select 1 from statements o join statements n on n.source = o.source where o.title_id = b.title_id and n.title_id = i.title_id)
    group by b.title_id having count(*) = 1 order by 1`;
}

/** A title that has left the bundle but is known from imports becomes an imported one again. */
async function restoreOrphans(sql: Sql): Promise<void> {
  const orphans = await sql<Row<typeof schema.statements, "titleId" | "kind">[]>`
    select distinct s.title_id, s.kind from statements s where not exists (select 1 from titles t where t.title_id = s.title_id) order by 1`;
  for (const key of orphans) await sql.begin((tx: SqlTransaction) => rebuildTitle(tx, key));
}
