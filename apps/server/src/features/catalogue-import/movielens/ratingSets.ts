import type { Sql } from "../../../platform/database/sqlClient.ts";
import type { Queries } from "../../../platform/http/handler.ts";
import type { ImportJob } from "../jobs/importStore.ts";

/** Sets of earlier versions have no name. */
const UNNAMED = "movielens";

/** The set of ratings that a MovieLens import writes. */
export function ratingSetOf(cursor: ImportJob["cursor"]): string {
  const { set } = cursor;
  return typeof set === "string" ? set : UNNAMED;
}

/** The set that counts: that of the last MovieLens import that ended well. */
export const currentSet = (sql: Queries) =>
  sql`(select coalesce(cursor ->> 'set', ${UNNAMED}) from import_jobs where source = 'movielens' and state = 'DONE' order by job_id desc limit 1)`;

/**
 * MovieLens imports whose ratings nobody reads: canceled, failed or replaced ones. Those that go on, and
 * the set that counts, are left alone.
 */
const findLeft = (sql: Queries) => sql<{ jobId: number; set: string }[]>`
  select j.job_id, coalesce(j.cursor ->> 'set', ${UNNAMED}) as set from import_jobs j
  where j.source = 'movielens' and j.step = 'RATINGS' and j.state in ('DONE', 'FAILED', 'CANCELED')
    and coalesce(j.cursor ->> 'set', ${UNNAMED}) <> coalesce(${currentSet(sql)}, '')
    and not exists (
      select 1 from import_jobs other
      where other.source = 'movielens' and other.state in ('RUNNING', 'PAUSED') and other.step = 'RATINGS'
        and coalesce(other.cursor ->> 'set', ${UNNAMED}) = coalesce(j.cursor ->> 'set', ${UNNAMED}))`;

export async function hasLeftRatings(sql: Queries): Promise<boolean> {
  return (await findLeft(sql)).length > 0;
}

const PART = 50_000;

/** Deletes ratings that nobody reads, part by part: a set may have 30 million. */
export async function deleteLeftRatings(sql: Sql, signal?: AbortSignal): Promise<void> {
  for (const { jobId, set } of await findLeft(sql)) {
    for (let deleted = PART; deleted === PART;) {
      if (signal?.aborted) return;
      const { count } =
        await sql`delete from seed_ratings where ctid = any(array(select ctid from seed_ratings where source = ${set} limit ${PART}))`;
      deleted = count;
    }
    await sql`update import_jobs set step = 'CLEARED' where job_id = ${jobId}`;
  }
}
