import type { Queries } from "../../platform/http/handler.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

const fragment = (sql: Queries) => sql``;
type Condition = ReturnType<typeof fragment>;

/**
 * Records for some titles whether they are unchanged, changed (by sources or corrections) or
 * removed. Call it in the transaction of the change. @param which a condition on `title_id`
 */
export async function recordVersions(sql: Queries, which: Condition): Promise<void> {
  await sql`
    insert into title_versions (title_id, checksum)
    select title_id, md5(titles::text || coalesce((select string_agg(field || value::text, ' ' order by field) from corrections c where c.title_id = titles.title_id), ''))
    from titles where ${which}
    on conflict (title_id) do update set
      changed_at = case when title_versions.checksum = excluded.checksum and title_versions.gone_at is null then title_versions.changed_at else excluded.changed_at end,
      checksum = excluded.checksum, gone_at = null`;
  await sql`
    update title_versions set gone_at = now()
    where ${which} and gone_at is null and not exists (select 1 from titles t where t.title_id = title_versions.title_id)`;
}

/** Whether this title existed and was removed. */
export async function isGone(sql: Queries, titleId: number): Promise<boolean> {
  const rows =
    await sql`select 1 from title_versions where title_id = ${titleId} and gone_at is not null`;
  return rows.length > 0;
}

/** Days of the last change of titles, by id. */
export async function daysOfChange(
  sql: Queries,
  titleIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await sql<(Row<typeof schema.titleVersions, "titleId"> & { day: string })[]>`
    select title_id, (changed_at at time zone 'UTC')::date::text as day from title_versions where title_id = any(${titleIds as number[]})`;
  return new Map(rows.map(({ titleId, day }) => [titleId, day]));
}
