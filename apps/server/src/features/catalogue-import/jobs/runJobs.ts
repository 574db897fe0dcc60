import type { Sql } from "../../../platform/database/sqlClient.ts";
import { isLostConnection } from "../../../platform/database/guardTransactions.ts";
import { SourceProblem } from "../http/sourceProblem.ts";
import { findRunnableJob, type ImportJob } from "./importStore.ts";
import type { SourceContext } from "./titleSource.ts";
import { takeJob, WorkStopped, type WorkPermit } from "./workPermit.ts";

/** Runs one job to its end. */
export type RunImport = (context: SourceContext, permit: WorkPermit) => Promise<void>;

export interface RunJobsOptions {
  sql: Sql;
  signal: AbortSignal;
  now?: () => Date;
  /** What runs a job of its source. Throws an Error with a message for people where it cannot, for want of a token, say. */
  importerOf(job: ImportJob, signal: AbortSignal): RunImport;
  log(line: string): void;
}

/** The lock of the one process that imports. */
export const IMPORT_LOCK = 7_305_808_302;
const KEEP_ALIVE_MS = 60_000;

/**
 * Runs all jobs that are to run, one after the other, unless another process does. What the operator has to mend pauses a job with the reason.
 * @returns false where another process is at it
 */
export async function runJobs(options: RunJobsOptions): Promise<boolean> {
  const { sql, signal } = options;
  const held = await sql.reserve();
  // A connection on which nothing happens is closed after some minutes, and the lock with it.
  const keeping = setInterval(() => void held`select 1`.catch(() => {}), KEEP_ALIVE_MS);
  try {
    const [lock] = await held<{ mine: boolean }[]>`select pg_try_advisory_lock(${IMPORT_LOCK}) as mine`;
    if (!lock?.mine) return false;
    for (let job = await findRunnableJob(sql); job && !signal.aborted; job = await findRunnableJob(sql)) await runOne(options, job);
    await held`select pg_advisory_unlock(${IMPORT_LOCK})`;
    return true;
  } finally {
    clearInterval(keeping);
    held.release();
  }
}

async function runOne({ sql, signal, now = () => new Date(), importerOf, log }: RunJobsOptions, job: ImportJob): Promise<void> {
  const over = new AbortController();
  const stopping = AbortSignal.any([signal, over.signal]);
  try {
    const permit = await takeJob(sql, job);
    const run = importerOf(job, stopping);
    await run({ sql, job, now, signal: stopping }, permit);
  } catch (error) {
    if (signal.aborted || error instanceof WorkStopped) return;
    // The job goes on with the next process, once the database is back.
    if (isLostConnection(error)) throw error;
    const message = error instanceof Error ? error.message : String(error);
    // A mistake of ours is not mended by trying again; what the operator can mend is.
    const state = error instanceof SourceProblem ? "PAUSED" : "FAILED";
    if (state === "FAILED") log(`import ${job.jobId} failed: ${error instanceof Error ? error.stack : message}`);
    await sql`update import_jobs set state = ${state}, message = ${message.slice(0, 500)}, rate = null, updated_at = now() where job_id = ${job.jobId} and state = 'RUNNING'`;
  } finally {
    over.abort();
  }
}
