import { LOCKS } from "../../../platform/database/locks.ts";
import type { SessionSql } from "../../../platform/database/sqlClient.ts";
import { isLostConnection } from "../../../platform/database/guardTransactions.ts";
import { FileProblem } from "../../../platform/files/FileProblem.ts";
import { SourceProblem } from "../http/sourceProblem.ts";
import { deleteLeftRatings } from "../movielens/ratingSets.ts";
import { findJob, findRunnableJob, type ImportJob } from "./importStore.ts";
import type { SourceContext } from "./titleSource.ts";
import { claimJob, WorkStopped, type JobLease } from "./jobLease.ts";

/** Runs a job until it is finished. */
export type RunImport = (context: SourceContext, lease: JobLease) => Promise<void>;

export interface RunJobsOptions {
  sql: SessionSql;
  signal: AbortSignal;
  now?: () => Date;
  /**
   * Returns the function that runs a job of its source. Throws an Error with a readable message if
   * it can't, for example without a token.
   */
  importerOf(job: ImportJob, signal: AbortSignal): RunImport;
  log(line: string): void;
}

const KEEP_ALIVE_MS = 60_000;
const LOOK_MS = 500;

/**
 * Runs all runnable jobs one after the other, unless another process does. If a source doesn't deliver,
 * its job is paused with the reason, and can go on. With the wrong file it fails: another one is needed.
 * @returns false if another process is running them
 */
export async function runJobs(options: RunJobsOptions): Promise<boolean> {
  const { sql, signal } = options;
  const held = await sql.reserve();
  // Idle connections are closed after some minutes, releasing the lock.
  const keeping = setInterval(() => void held`select 1`.catch(() => {}), KEEP_ALIVE_MS);
  try {
    const [lock] = await held<
      { mine: boolean }[]
    >`select pg_try_advisory_lock(${LOCKS.importing}) as mine`;
    if (!lock?.mine) return false;
    for (
      let job = await findRunnableJob(sql);
      job && !signal.aborted;
      job = await findRunnableJob(sql)
    )
      await runOne(options, job);
    await deleteLeftRatings(sql, signal);
    await held`select pg_advisory_unlock(${LOCKS.importing})`;
    return true;
  } finally {
    clearInterval(keeping);
    held.release();
  }
}

async function runOne(
  { sql, signal, now = () => new Date(), importerOf, log }: RunJobsOptions,
  job: ImportJob,
): Promise<void> {
  const over = new AbortController();
  const stopping = AbortSignal.any([signal, over.signal]);
  // Reading a long list or waiting for a source writes nothing, and shouldn't go on for nobody.
  const looking = setInterval(() => void stopIfEnded().catch(() => {}), LOOK_MS);
  const stopIfEnded = async () => {
    if ((await findJob(sql, job.jobId))?.state !== "RUNNING") over.abort();
  };
  try {
    const lease = await claimJob(sql, job);
    const run = importerOf(job, stopping);
    await run({ sql, job, now, signal: stopping }, lease);
  } catch (error) {
    if (stopping.aborted || error instanceof WorkStopped) return;
    // The next process continues the job once the database is back.
    if (isLostConnection(error)) throw error;
    const message = error instanceof Error ? error.message : String(error);
    // Retrying doesn't help against our own bugs or the wrong file; operators can fix source problems.
    const state = error instanceof SourceProblem ? "PAUSED" : "FAILED";
    if (state === "FAILED" && !(error instanceof FileProblem))
      log(`import ${job.jobId} failed: ${error instanceof Error ? error.stack : message}`);
    await sql`update import_jobs set state = ${state}, message = ${message.slice(0, 500)}, rate = null, updated_at = now() where job_id = ${job.jobId} and state = 'RUNNING'`;
  } finally {
    clearInterval(looking);
    over.abort();
  }
}
