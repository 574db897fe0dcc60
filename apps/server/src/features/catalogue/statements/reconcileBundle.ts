import { beginUnlimited } from "../../../platform/database/beginUnlimited.ts";
import type { Sql, SqlTransaction } from "../../../platform/database/sqlClient.ts";
import type { MoveTitle } from "../../../platform/titleMove.ts";
import { announceTitles } from "../generations.ts";
import { moveTitle } from "./moveTitle.ts";
import { rebuildTitle, type TitleKey } from "./rebuildTitle.ts";

/**
 * After loading a different bundle: restores what imports add to bundled titles. If the bundle now
 * has a title that an import had added before, the bundled one replaces it, with everybody's
 * ratings and lists. Completed work isn't repeated.
 */
export async function reconcileBundle(sql: Sql, moves: readonly MoveTitle[]): Promise<void> {
  const pairs = await beginUnlimited(sql, findPairs);
  for (const { bundled, imported } of pairs)
    await moveTitle(sql, { from: imported, to: bundled }, moves);
  const stated = await rebuildAll(sql, findStated);
  await rebuildAll(sql, findOrphans);
  if (stated > 0 || pairs.length > 0)
    await announceTitles(sql, `bundle reconciled with ${stated} titles`);
}

type Find = (tx: SqlTransaction) => Promise<TitleKey[]>;

/** Bundled titles that imports say something about. */
const findStated: Find = (tx) => tx<TitleKey[]>`
  select distinct t.title_id, t.kind from titles t join statements s on s.title_id = t.title_id and s.kind = t.kind where t.source = 'bundle' order by t.title_id`;

/** Titles that have left the bundle but are known from imports: they become imported ones again. */
const findOrphans: Find = (tx) => tx<TitleKey[]>`
  select distinct s.title_id, s.kind from statements s where not exists (select 1 from titles t where t.title_id = s.title_id) order by 1`;

async function rebuildAll(sql: Sql, find: Find): Promise<number> {
  const keys = await beginUnlimited(sql, find);
  for (const key of keys) await beginUnlimited(sql, (tx) => rebuildTitle(tx, key));
  return keys.length;
}

/** A bundled and an imported title that are the same. */
interface Pair {
  bundled: number;
  imported: number;
}

/**
 * Pairs of bundled and imported titles that are the same: by IMDb id, or the only two with the same
 * kind and year, of which one has a name of the other's, and no conflicting IMDb ids. Every join is
 * on equal values, so it takes about as long as reading the titles once.
 */
export async function findPairs(tx: SqlTransaction): Promise<Pair[]> {
  // Statistics may be older than the bundle; by them, the planner would compare all with all.
  await tx`set local enable_nestloop = off`;
  return tx<Pair[]>`
    with bundled as (
      select title_id as bundled, kind, imdb_id, folded_names(name, original_name, names, other_names) as folded, extract(year from first_air_date) as year
      from titles where source = 'bundle'),
    imported as (
      select title_id as imported, kind, imdb_id, array[folded_name(name), folded_name(original_name)] as folded, extract(year from first_air_date) as year
      from titles where source <> 'bundle'),
    alike as materialized (
      select bundled, imported from bundled join imported using (kind, imdb_id)
      union
      select bundled, imported
      from (select bundled, kind, imdb_id, year, unnest(folded) as name from bundled) b
        join (select imported, kind, imdb_id, year, unnest(folded) as name from imported) i using (kind, name, year)
      where b.imdb_id is null or i.imdb_id is null),
    -- A source that has both takes them for two.
    different as (
      select bundled, imported from alike join statements o on o.title_id = bundled join statements n on n.title_id = imported and n.source = o.source),
    same as (select * from alike except select * from different)
    select bundled, min(imported) as imported from same
    where imported not in (select imported from same group by imported having count(*) > 1)
    group by bundled having count(*) = 1 order by bundled`;
}
