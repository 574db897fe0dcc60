import type { TitleKind } from "@worthy/domain";
import type { Sql, SqlTransaction } from "../../../platform/database/sqlClient.ts";
import { announceTitles } from "../jobs/announceTitles.ts";
import { moveTitle } from "./moveTitle.ts";
import { rebuildTitle } from "./rebuildTitle.ts";

/**
 * After another bundle was loaded: gives bundled titles back what imports add to them, and where the bundle now has a title that an import
 * brought before, the bundle's takes its place, with everybody's ratings and lists. One transaction a title; what was done is not repeated.
 */
export async function reconcileBundle(sql: Sql): Promise<void> {
  const pairs = await findPairs(sql);
  for (const { bundled, imported } of pairs) await sql.begin((tx) => moveTitle(tx, { from: imported, to: bundled }));
  const said = await sql<{ titleId: number; kind: TitleKind }[]>`
    select distinct t.title_id, t.kind from titles t join statements s on s.title_id = t.title_id and s.kind = t.kind where t.source = 'bundle' order by t.title_id`;
  for (const key of said) await sql.begin((tx: SqlTransaction) => rebuildTitle(tx, key));
  await restoreOrphans(sql);
  if (said.length > 0 || pairs.length > 0) await announceTitles(sql, `bundle reconciled with ${said.length} titles`);
}

/** Bundled titles and the imported ones that are the same: by imdb id, else the only two of a kind, name and year whose imdb ids do not differ. */
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

/** A title that left the bundle but of which imports tell is theirs again. */
async function restoreOrphans(sql: Sql): Promise<void> {
  const orphans = await sql<{ titleId: number; kind: TitleKind }[]>`
    select distinct s.title_id, s.kind from statements s where not exists (select 1 from titles t where t.title_id = s.title_id) order by 1`;
  for (const key of orphans) await sql.begin((tx: SqlTransaction) => rebuildTitle(tx, key));
}
