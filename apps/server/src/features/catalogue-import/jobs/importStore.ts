import type { TitleKind } from "@worthy/domain";
import type { Sql } from "../../../platform/database/sqlClient.ts";
import type { Queries } from "../../../platform/http/handler.ts";

export const IMPORT_SOURCES = ["tmdb", "tvmaze", "imdb", "movielens"] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** What the operator asked for. Every source reads its own part. */
export interface ImportOptions {
  /** Shows and films to import at most; absent: all. */
  shows?: number;
  films?: number;
  /** Only what is new, changed or old since the last time. */
  update?: boolean;
  adult?: boolean;
  /** ISO 3166-1 alpha-2: whose offers and certificates; absent: those of the installation's country. */
  countries?: string[];
  /** An update that fetches everything anew, because what is kept of a title has changed. */
  renew?: boolean;
  /** The server began it by itself. */
  daily?: boolean;
  /** Language of names and texts, such as en-US. */
  language?: string;
  /** Folder with the operator's own files. */
  folder?: string;
}

export interface ImportJob {
  jobId: number;
  source: ImportSource;
  state: "RUNNING" | "PAUSED" | "DONE" | "FAILED";
  step: string;
  options: ImportOptions;
  cursor: Record<string, unknown>;
  total: number | null;
  done: number;
  failed: number;
  rate: number | null;
  message: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Servers listen here for imports to take up. */
export const IMPORT_CHANNEL = "worthy_import";

const columns = (sql: Queries) => sql`job_id, source, state, step, options, cursor, total, done, failed, rate, message, created_at, updated_at`;

/** The newest job of a source, or of all. */
export async function findLastJob(sql: Queries, source?: ImportSource): Promise<ImportJob | null> {
  const [job] = await sql<ImportJob[]>`select ${columns(sql)} from import_jobs ${source ? sql`where source = ${source}` : sql``} order by job_id desc limit 1`;
  return job ?? null;
}

export async function findJob(sql: Queries, jobId: number): Promise<ImportJob | null> {
  const [job] = await sql<ImportJob[]>`select ${columns(sql)} from import_jobs where job_id = ${jobId}`;
  return job ?? null;
}

/** The oldest job that is to run. */
export async function findRunnableJob(sql: Queries): Promise<ImportJob | null> {
  const [job] = await sql<ImportJob[]>`select ${columns(sql)} from import_jobs where state = 'RUNNING' order by job_id limit 1`;
  return job ?? null;
}

/** All jobs that are not over, and the last few that are. */
export async function listJobs(sql: Queries): Promise<ImportJob[]> {
  return sql<ImportJob[]>`select ${columns(sql)} from import_jobs order by (state in ('RUNNING', 'PAUSED')) desc, job_id desc limit 10`;
}

/** Starts a job, or gives the one of that source which is not over. */
export async function startJob(sql: Sql, source: ImportSource, options: ImportOptions): Promise<{ job: ImportJob; isNew: boolean }> {
  return sql.begin((tx) => startJobIn(tx, source, options));
}

/** As `startJob`, within a transaction of the caller's. */
export async function startJobIn(tx: Queries, source: ImportSource, options: ImportOptions): Promise<{ job: ImportJob; isNew: boolean }> {
  await lockJobs(tx);
  const last = await findLastJob(tx, source);
  const isNew = !last || last.state === "DONE" || last.state === "FAILED";
  const job = isNew ? await insertJob(tx, source, options) : last;
  await announceJob(tx);
  return { job, isNew };
}

/** Nobody else begins an import until this transaction ends. */
export async function lockJobs(tx: Queries): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('worthy imports'))`;
}

/** Tells the servers that there is an import to take up. */
export async function announceJob(sql: Queries): Promise<void> {
  await sql`select pg_notify(${IMPORT_CHANNEL}, '')`;
}

/** Makes a job; call it under the lock, where the last one of the source is over. */
export async function insertJob(sql: Queries, source: ImportSource, options: ImportOptions): Promise<ImportJob> {
  const [job] = await sql<ImportJob[]>`insert into import_jobs (source, options) values (${source}, ${sql.json({ ...options })}) returning ${columns(sql)}`;
  if (!job) throw new Error("a new job has no row");
  // Items of jobs that are over tell nothing more, except why some were given up.
  await sql`delete from import_items where job_id in (select job_id from import_jobs where source = ${source} and job_id <> ${job.jobId})`;
  return job;
}

/** Pauses or resumes jobs that are not over, of one source or all. @returns how many. */
export async function setJobState(sql: Queries, { state, source }: { state: "RUNNING" | "PAUSED"; source?: ImportSource }): Promise<number> {
  const changed = await sql`
    update import_jobs set state = ${state}, message = null, rate = null, updated_at = now()
    where state = ${state === "RUNNING" ? "PAUSED" : "RUNNING"} ${source ? sql`and source = ${source}` : sql``} returning 1`;
  await announceJob(sql);
  return changed.length;
}

export interface ImportItem {
  kind: TitleKind;
  ref: string;
  place: number;
}

/** Adds to what a job has to fetch; what is there already stays where it is. */
export async function addItems(sql: Queries, jobId: number, items: readonly ImportItem[]): Promise<void> {
  for (let from = 0; from < items.length; from += 5_000) {
    const rows = items.slice(from, from + 5_000).map((item) => ({ jobId, ...item }));
    await sql`insert into import_items ${sql(rows)} on conflict do nothing`;
  }
}

/** The next items that were tried so many times, after a place. */
export async function takeItems(sql: Queries, { jobId, attempts, after }: { jobId: number; attempts: number; after: number }): Promise<ImportItem[]> {
  return sql<ImportItem[]>`
    select kind, ref, place from import_items where job_id = ${jobId} and problem is null and attempts = ${attempts} and place > ${after} order by place limit 500`;
}

/** What was given up and why, most frequent first. */
export async function countProblems(sql: Queries, jobId: number): Promise<{ problem: string; count: number }[]> {
  return sql<{ problem: string; count: number }[]>`
    select problem, count(*) as count from import_items where job_id = ${jobId} and problem is not null group by problem order by count(*) desc, problem limit 10`;
}
