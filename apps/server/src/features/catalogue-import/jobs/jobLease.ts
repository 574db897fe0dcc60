import { randomUUID } from "node:crypto";
import type { Sql, SqlTransaction } from "../../../platform/database/sqlClient.ts";
import { mergeDropped, type Account } from "./account.ts";
import type { ImportJob } from "./importStore.ts";

/** The job was paused or canceled, or taken over by another process: this process must stop writing. */
export class WorkStopped extends Error {
  override readonly name = "WorkStopped";
}

export interface Progress {
  step?: string;
  cursor?: Record<string, unknown>;
  total?: number;
  /** Added to the numbers of done and failed items. */
  done?: number;
  failed?: number;
  rate?: number | null;
  message?: string | null;
  /** Added to what has become of the rest. A part may fill it in. */
  account?: Account;
}

/** Permission to write for a job, checked in the same transaction as the write. */
export interface JobLease {
  readonly job: ImportJob;
  /**
   * Runs a part and records its progress atomically. Throws WorkStopped if the job no longer
   * belongs to this process.
   */
  write(progress: Progress, part?: (tx: SqlTransaction) => Promise<unknown>): Promise<void>;
}

/** Takes a job for this process. Its previous process can't write for it any more. */
export async function claimJob(sql: Sql, job: ImportJob): Promise<JobLease> {
  const worker = randomUUID();
  const taken =
    await sql`update import_jobs set worker = ${worker}, message = null where job_id = ${job.jobId} and state = 'RUNNING' returning 1`;
  if (taken.length === 0) throw new WorkStopped("the job was paused or canceled");
  const write = (progress: Progress, part?: (tx: SqlTransaction) => Promise<unknown>) =>
    sql.begin(async (tx) => {
      const { done = 0, failed = 0, step, cursor, total, rate, message } = progress;
      const held = await tx`
        update import_jobs set done = done + ${done}, failed = failed + ${failed}, updated_at = now()
          ${step === undefined ? tx`` : tx`, step = ${step}`} ${cursor === undefined ? tx`` : tx`, cursor = ${tx.json(cursor as never)}`}
          ${total === undefined ? tx`` : tx`, total = ${total}`} ${rate === undefined ? tx`` : tx`, rate = ${rate}`} ${message === undefined ? tx`` : tx`, message = ${message}`}
        where job_id = ${job.jobId} and worker = ${worker} and state = 'RUNNING' returning 1`;
      if (held.length === 0) throw new WorkStopped("the job was paused, canceled or taken over");
      await part?.(tx);
      if (progress.account) await addToAccount(tx, job.jobId, progress.account);
    });
  return { job, write: async (progress, part) => void (await write(progress, part)) };
}

/** The job's row is locked by the caller's transaction. */
async function addToAccount(tx: SqlTransaction, jobId: number, account: Account): Promise<void> {
  const { taken, joined, dropped } = account;
  await tx`update import_jobs set taken = taken + ${taken}, joined = joined + ${joined} where job_id = ${jobId}`;
  if (Object.keys(dropped).length === 0) return;
  const [before] = await tx<
    { dropped: Account["dropped"] }[]
  >`select dropped from import_jobs where job_id = ${jobId}`;
  const merged = mergeDropped(before?.dropped ?? {}, dropped);
  await tx`update import_jobs set dropped = ${tx.json({ ...merged } as never)} where job_id = ${jobId}`;
}
