import type { Sql } from "../../../platform/database/sqlClient.ts";
import type { Queries } from "../../../platform/http/handler.ts";
import type { ImportOptions, ImportSource } from "./importOptions.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";
import { LOCKS } from "../../../platform/database/locks.ts";
import { announceTitles } from "../../catalogue/generations.ts";

export type ImportJob = Row<
  typeof schema.importJobs,
  | "jobId"
  | "source"
  | "state"
  | "step"
  | "options"
  | "cursor"
  | "total"
  | "done"
  | "failed"
  | "taken"
  | "joined"
  | "dropped"
  | "rate"
  | "message"
  | "createdAt"
  | "updatedAt"
>;

/** Channel on which servers learn of new imports. */
export const IMPORT_CHANNEL = "worthy_import";

const columns = (sql: Queries) =>
  sql`job_id, source, state, step, options, cursor, total, done, failed, taken, joined, dropped, rate, message, created_at, updated_at`;

/** The latest job of a source, or of all. */
export async function findLastJob(sql: Queries, source?: ImportSource): Promise<ImportJob | null> {
  const [job] = await sql<
    ImportJob[]
  >`select ${columns(sql)} from import_jobs ${source ? sql`where source = ${source}` : sql``} order by job_id desc limit 1`;
  return job ?? null;
}

export async function findJob(sql: Queries, jobId: number): Promise<ImportJob | null> {
  const [job] = await sql<
    ImportJob[]
  >`select ${columns(sql)} from import_jobs where job_id = ${jobId}`;
  return job ?? null;
}

/** The oldest runnable job. */
export async function findRunnableJob(sql: Queries): Promise<ImportJob | null> {
  const [job] = await sql<
    ImportJob[]
  >`select ${columns(sql)} from import_jobs where state = 'RUNNING' order by job_id limit 1`;
  return job ?? null;
}

/** Whether a job goes on, or can. */
export const isOpen = ({ state }: Pick<ImportJob, "state">): boolean =>
  state === "RUNNING" || state === "PAUSED";

/** All unfinished jobs, and the last few finished ones. */
export async function listJobs(sql: Queries): Promise<ImportJob[]> {
  return sql<
    ImportJob[]
  >`select ${columns(sql)} from import_jobs order by (state in ('RUNNING', 'PAUSED')) desc, job_id desc limit 10`;
}

/** Starts a job, or returns the source's unfinished one. */
export async function startJob(
  sql: Sql,
  source: ImportSource,
  options: ImportOptions,
): Promise<{ job: ImportJob; isNew: boolean }> {
  return sql.begin((tx) => startJobIn(tx, source, options));
}

/** Like `startJob`, within the caller's transaction. */
export async function startJobIn(
  tx: Queries,
  source: ImportSource,
  options: ImportOptions,
): Promise<{ job: ImportJob; isNew: boolean }> {
  await lockJobs(tx);
  const last = await findLastJob(tx, source);
  const isNew = !last || !isOpen(last);
  const job = isNew ? await insertJob(tx, source, options) : last;
  await announceJob(tx);
  return { job, isNew };
}

/** Prevents others from starting an import until this transaction ends. */
export async function lockJobs(tx: Queries): Promise<void> {
  await tx`select pg_advisory_xact_lock(${LOCKS.importQueue})`;
}

/** Notifies servers of a new import. */
export async function announceJob(sql: Queries): Promise<void> {
  await sql`select pg_notify(${IMPORT_CHANNEL}, '')`;
}

/** Creates a job. Requires the lock, and that the source's last job is finished. */
export async function insertJob(
  sql: Queries,
  source: ImportSource,
  options: ImportOptions,
): Promise<ImportJob> {
  const [job] = await sql<
    ImportJob[]
  >`insert into import_jobs (source, options) values (${source}, ${sql.json({ ...options })}) returning ${columns(sql)}`;
  if (!job) throw new Error("a new job has no row");
  // Items of finished jobs are only kept if they failed, for the reason.
  await sql`delete from import_items where job_id in (select job_id from import_jobs where source = ${source} and job_id <> ${job.jobId})`;
  return job;
}

/** Pauses or resumes unfinished jobs, of one source or all. @returns how many */
export async function setJobState(
  sql: Queries,
  { state, source }: { state: "RUNNING" | "PAUSED"; source?: ImportSource },
): Promise<number> {
  const changed = await sql`
    update import_jobs set state = ${state}, message = null, rate = null, updated_at = now()
    where state = ${state === "RUNNING" ? "PAUSED" : "RUNNING"} ${source ? sql`and source = ${source}` : sql``} returning 1`;
  await announceJob(sql);
  return changed.length;
}

/**
 * Cancels an unfinished job, whoever works on it: nothing more is written for it, and it can't go on. Titles
 * stored so far stay. @returns it; null if it isn't unfinished
 */
export async function cancelJob(sql: Queries, jobId: number): Promise<ImportJob | null> {
  const [job] = await sql<ImportJob[]>`
    update import_jobs set state = 'CANCELED', worker = null, message = null, rate = null, updated_at = now()
    where job_id = ${jobId} and state in ('RUNNING', 'PAUSED') returning ${columns(sql)}`;
  if (!job) return null;
  await sql`delete from import_items where job_id = ${jobId} and problem is null`;
  await announceTitles(sql, `import ${jobId} is canceled`);
  await announceJob(sql);
  return job;
}

export type ImportItem = Row<typeof schema.importItems, "kind" | "ref" | "place">;

/** Adds items to fetch; existing ones stay in place. */
export async function addItems(
  sql: Queries,
  jobId: number,
  items: readonly ImportItem[],
): Promise<void> {
  for (let from = 0; from < items.length; from += 5_000) {
    const rows = items.slice(from, from + 5_000).map((item) => ({ jobId, ...item }));
    await sql`insert into import_items ${sql(rows)} on conflict do nothing`;
  }
}

/** The next items with this many attempts, after a position. */
export async function nextItems(
  sql: Queries,
  { jobId, attempts, after }: { jobId: number; attempts: number; after: number },
): Promise<ImportItem[]> {
  return sql<ImportItem[]>`
    select kind, ref, place from import_items where job_id = ${jobId} and problem is null and attempts = ${attempts} and place > ${after} order by place limit 500`;
}

/** Reasons of failed items, most frequent first. */
export async function countProblems(
  sql: Queries,
  jobId: number,
): Promise<{ problem: string; count: number }[]> {
  return sql<{ problem: string; count: number }[]>`
    select problem, count(*) as count from import_items where job_id = ${jobId} and problem is not null group by problem order by count(*) desc, problem limit 10`;
}

/** Number of jobs that failed in the last week. */
export async function countFailedJobs(sql: Queries): Promise<number> {
  const [row] = await sql<
    { total: number }[]
  >`select count(*)::int as total from import_jobs where state = 'FAILED' and updated_at > now() - interval '7 days'`;
  return row?.total ?? 0;
}
