import { setTimeout as sleep } from "node:timers/promises";
import type { ImportedTitle } from "../../catalogue/statements/facts.ts";
import { SourceProblem } from "../http/sourceProblem.ts";
import {
  removeStatement,
  storeTitle,
  UnstorableTitle,
} from "../../catalogue/statements/storeTitle.ts";
import { announceTitles } from "../../catalogue/generations.ts";
import { createAnnouncer } from "./createAnnouncer.ts";
import { fetchInOrder } from "./fetchInOrder.ts";
import { createRateMeter } from "./rateMeter.ts";
import { drop, newAccount, type DropReason } from "./account.ts";
import { nextItems, type ImportItem } from "./importStore.ts";
import type { SourceContext, TitleSource } from "./titleSource.ts";
import type { JobLease } from "./jobLease.ts";

/** Attempts per title, each with the client's own retries; other titles are tried in between. */
const MOST_ATTEMPTS = 3;
/** This many failures in a row mean that the source is down. */
const OUTAGE_AFTER = 8;
const LONGEST_WAIT_MS = 5 * 60_000;

export interface RunOptions extends SourceContext {
  source: TitleSource;
  lease: JobLease;
  /** First delay if a source is down, doubled each time. Default 5 s. */
  outageMs?: number;
}

/** Runs an import of titles from its current state until it is finished. */
export async function runTitleImport(options: RunOptions): Promise<void> {
  const { job } = options;
  if (job.step === "LIST") await listPatiently(options);
  const announcer = createAnnouncer(options.sql, job.jobId);
  await fetchAll(options, announcer).catch(async (error: unknown) => {
    await announcer.flush();
    throw error;
  });
  await finishJob(options);
}

const MOST_LISTINGS = 5;

/** Continues listing after a failure; what was listed before is kept. */
async function listPatiently(options: RunOptions): Promise<void> {
  const { source, lease, signal, outageMs = 5_000 } = options;
  for (let tries = 1; ; tries++) {
    try {
      return await source.list(options, lease);
    } catch (error) {
      if (!(error instanceof SourceProblem) || error.kind === "refused" || tries >= MOST_LISTINGS)
        throw error;
      await lease.write({ message: `${error.message}; trying again` });
      await sleep(Math.min(outageMs * 2 ** tries, LONGEST_WAIT_MS), undefined, { signal });
    }
  }
}

/** Finishes the job, announcing also what an interrupted run stored but didn't announce. */
export async function finishJob({ lease, job }: Pick<RunOptions, "lease" | "job">): Promise<void> {
  await lease.write({ message: null, rate: null }, async (tx) => {
    await tx`update import_jobs set state = 'DONE' where job_id = ${job.jobId}`;
    await announceTitles(tx, `import ${job.jobId} is done`);
  });
}

type Announcer = ReturnType<typeof createAnnouncer>;

async function fetchAll(options: RunOptions, announcer: Announcer): Promise<void> {
  const meter = createRateMeter();
  const outage = createOutageWatch(options);
  for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts++) {
    while (await runPass(options, { attempts, announcer, meter, outage }))
      options.signal.throwIfAborted();
  }
}

interface Pass {
  /** Number of earlier attempts. */
  attempts: number;
  announcer: Announcer;
  meter: ReturnType<typeof createRateMeter>;
  outage: OutageWatch;
}

/**
 * Fetches all items with this many attempts once. @returns whether an outage left some of them to
 * be retried without counting the attempt
 */
async function runPass(
  options: RunOptions,
  { attempts, announcer, meter, outage }: Pass,
): Promise<boolean> {
  const { source, signal } = options;
  let left = false;
  for await (const { item, result } of fetchInOrder(
    itemsOf(options, attempts),
    source.fetchTitle,
    source.atOnce,
  )) {
    signal.throwIfAborted();
    const settle = async (error: unknown) => {
      left = (await settleFailure(options, { item, attempts, error, outage })) || left;
    };
    if (result.status === "rejected") {
      await settle(result.reason);
      continue;
    }
    outage.over();
    const refused = await storeResult(options, {
      item,
      title: result.value,
      rate: meter.tick(),
    }).then(() => null, refusalOf);
    if (refused) await settle(refused);
    else await announcer.stored();
  }
  return left;
}

/** The items to fetch, read page by page. */
async function* itemsOf({ sql, job }: RunOptions, attempts: number): AsyncGenerator<ImportItem> {
  for (let after = -1; ;) {
    const items = await nextItems(sql, { jobId: job.jobId, attempts, after });
    yield* items;
    const last = items.at(-1);
    if (!last) return;
    after = last.place;
  }
}

const forget = ({ job }: RunOptions, { kind, ref }: ImportItem) => ({
  jobId: job.jobId,
  kind,
  ref,
});

async function storeResult(
  options: RunOptions,
  { item, title, rate }: { item: ImportItem; title: ImportedTitle | null; rate: number | null },
): Promise<void> {
  const { jobId, kind, ref } = forget(options, item);
  const account = newAccount();
  await options.lease.write(
    { done: 1, ...(rate !== null && { rate }), message: null, account },
    async (tx) => {
      if (!title) drop(account, "unwanted", nameOf(item));
      else if (await storeTitle(tx, title, options.now())) account.taken++;
      else account.joined++;
      await tx`delete from import_items where job_id = ${jobId} and kind = ${kind} and ref = ${ref}`;
    },
  );
}

/** How an item is called where it is left out, such as `tv 1399`. */
const nameOf = ({ kind, ref }: ImportItem): string => `${kind} ${ref}`;

function leftOut(reason: DropReason, item: ImportItem) {
  const account = newAccount();
  drop(account, reason, nameOf(item));
  return account;
}

/** A title or value that is rejected affects only that title, not the import. */
function refusalOf(error: unknown): SourceProblem {
  if (error instanceof SourceProblem) return error;
  if (error instanceof UnstorableTitle) return new SourceProblem("unreadable", error.message);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (/^2[23]/.test(code))
    return new SourceProblem(
      "unreadable",
      `can’t be stored: ${error instanceof Error ? error.message : code}`,
    );
  throw error;
}

interface Failure {
  item: ImportItem;
  attempts: number;
  error: unknown;
  outage: OutageWatch;
}

/** @returns whether to retry the item without counting this attempt */
async function settleFailure(
  options: RunOptions,
  { item, attempts, error, outage }: Failure,
): Promise<boolean> {
  if (!(error instanceof SourceProblem)) throw error;
  const { jobId, kind, ref } = forget(options, item);
  const { lease, job } = options;
  if (error.kind === "refused") throw error;
  if (error.kind === "missing") {
    await lease.write({ done: 1, account: leftOut("gone", item) }, async (tx) => {
      if (job.source === "tmdb" || job.source === "tvmaze")
        await removeStatement(tx, { source: job.source, kind, ref });
      await tx`delete from import_items where job_id = ${jobId} and kind = ${kind} and ref = ${ref}`;
    });
    return false;
  }
  if (error.kind === "unreachable" && (await outage.failed(error))) return true;
  const isLast = attempts + 1 >= MOST_ATTEMPTS;
  await lease.write(
    isLast ? { failed: 1, account: leftOut(error.kind, item) } : {},
    (tx) =>
      tx`update import_items set attempts = ${attempts + 1}, problem = ${isLast ? error.message.slice(0, 300) : null} where job_id = ${jobId} and kind = ${kind} and ref = ${ref}`,
  );
  return false;
}

type OutageWatch = ReturnType<typeof createOutageWatch>;

function createOutageWatch({ lease, signal, outageMs = 5_000 }: RunOptions) {
  let inRow = 0;
  return {
    over: () => {
      inRow = 0;
    },
    /** Counts a failure, and waits if the source seems to be down. @returns whether it waited */
    failed: async (error: SourceProblem): Promise<boolean> => {
      if (++inRow < OUTAGE_AFTER) return false;
      const wait = Math.min(outageMs * 2 ** (inRow - OUTAGE_AFTER), LONGEST_WAIT_MS);
      await lease.write({
        message: `${error.message}; trying again in ${Math.ceil(wait / 1000)} s`,
        rate: null,
      });
      await sleep(wait, undefined, { signal });
      return true;
    },
  };
}
