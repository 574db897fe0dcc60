import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Sql, SqlTransaction } from "../../platform/database/sqlClient.ts";
import { makeEventDays } from "./eventDays.ts";
import type { EventRow } from "./EventRow.ts";
import { lockAccounts } from "../accounts/lockAccounts.ts";
import { copyEvents, insertEvents, limitTime } from "./eventStore.ts";

/** Result for rows: on disk, of a deleted account, or no room at the moment. */
export type WriteResult = "kept" | "gone" | "full";

export interface EventWriter {
  /** Resolves once the rows are committed. Rejects on failure; then none of them is stored. */
  write(rows: readonly EventRow[]): Promise<WriteResult>;
  /** Writes pending rows. */
  close(): Promise<void>;
}

interface WriterOptions {
  sql: Sql;
  /** Counts rows in the transaction that stores them. */
  count?(tx: SqlTransaction, rows: readonly EventRow[]): Promise<void>;
  log: Pick<FastifyBaseLogger, "warn">;
  /** Maximum number of pending events; more are rejected. */
  mostWaiting?: number;
  /** Minimum milliseconds between the starts of transactions. */
  gatherMs?: number;
}

interface Waiting {
  rows: readonly EventRow[];
  settle(outcome: WriteResult): void;
  fail(error: unknown): void;
}

const MOST_WAITING = 20_000;
/** Maximum number of events per transaction. */
const GROUP = 5_000;
/** Nobody reads the response, and a transaction costs as much as some hundred events. */
const GATHER_MS = 25;

/**
 * Groups the events of many requests into transactions, one after the other: while one commits, and
 * for a moment after its start, the next collects. So a single batch is written at once, and many
 * share one COPY and one disk flush.
 */
export function createEventWriter({
  sql,
  log,
  count: countRows,
  mostWaiting = MOST_WAITING,
  gatherMs = GATHER_MS,
}: WriterOptions): EventWriter {
  const waiting: Waiting[] = [];
  let count = 0;
  let running: Promise<void> | null = null;
  let begunAt = -Infinity;

  const takeGroup = (): Waiting[] => {
    let size = 0;
    const length = waiting.findIndex(({ rows }) => (size += rows.length) > GROUP);
    return waiting.splice(0, length === -1 ? waiting.length : Math.max(1, length));
  };
  const run = async () => {
    while (waiting.length > 0) {
      const early = begunAt + gatherMs - performance.now();
      if (early > 0 && count < GROUP) await sleep(early);
      begunAt = performance.now();
      const group = takeGroup();
      await writeGroup({ sql, log, ...(countRows && { count: countRows }) }, group);
      count -= group.reduce((sum, { rows }) => sum + rows.length, 0);
    }
    running = null;
  };
  return {
    write: (rows) => {
      if (rows.length === 0) return Promise.resolve("kept");
      if (count + rows.length > mostWaiting) return Promise.resolve("full");
      count += rows.length;
      return new Promise((settle, fail) => {
        waiting.push({ rows, settle, fail });
        running ??= run();
      });
    },
    close: async () => void (await running),
  };
}

type GroupParts = Pick<WriterOptions, "sql" | "log" | "count">;

/**
 * Commits a group; if that fails, each batch by itself, so that one can't harm another. Never
 * rejects.
 */
async function writeGroup(parts: GroupParts, group: readonly Waiting[]): Promise<void> {
  try {
    const here = await commit(
      parts,
      group.flatMap(({ rows }) => rows),
    );
    for (const { rows, settle } of group)
      settle(rows.every(({ userId }) => userId === null || here.has(userId)) ? "kept" : "gone");
  } catch (error) {
    const [only] = group;
    if (only && group.length === 1) return only.fail(error);
    parts.log.warn({ err: error }, "couldn't write events together");
    for (const one of group) await writeGroup(parts, [one]);
  }
}

/** All the driver reports about a COPY that failed after its last row. */
const COPY_FAILED = "25P02";
const NO_PARTITION = "23514";
const DEADLOCK = "40P01";
const MOST_ATTEMPTS = 4;

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** Writes the rows of existing accounts in one transaction. @returns those accounts */
async function commit(
  { sql, count }: GroupParts,
  rows: readonly EventRow[],
): Promise<ReadonlySet<string>> {
  const people = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  let store: typeof insertEvents = copyEvents;
  for (let attempt = 1; ; attempt++) {
    try {
      return await sql.begin(async (tx) => {
        await limitTime(tx);
        const here = await lockAccounts(tx, people);
        const isHere = ({ userId }: EventRow) => userId === null || here.has(userId);
        const put = await store(tx, here.size === people.length ? rows : rows.filter(isHere));
        await count?.(tx, put);
        return here;
      });
    } catch (error) {
      const code = codeOf(error);
      if (attempt === MOST_ATTEMPTS || ![COPY_FAILED, NO_PARTITION, DEADLOCK].includes(code))
        throw error;
      // Mostly rows that were sent before and whose response was lost: insert only the missing
      // ones. Any other problem shows up here.
      if (code === COPY_FAILED) store = insertEvents;
      if (code === NO_PARTITION) await makeEventDays(sql, [...new Set(rows.map(({ day }) => day))]);
    }
  }
}
