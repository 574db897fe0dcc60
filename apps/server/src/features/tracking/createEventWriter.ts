import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Sql } from "../../platform/database/sqlClient.ts";
import { makeEventDays } from "./eventDays.ts";
import type { EventRow } from "./EventRow.ts";
import { copyEvents, holdPeople, insertEvents, limitTime } from "./eventStore.ts";

/** What became of rows: they are on the disk, they are of somebody whose account has ended, or there is no room for them just now. */
export type Written = "kept" | "gone" | "full";

export interface EventWriter {
  /** Resolves once the rows are committed. Rejects where that failed: then none of them is there. */
  write(rows: readonly EventRow[]): Promise<Written>;
  /** Writes what waits. */
  close(): Promise<void>;
}

interface WriterOptions {
  sql: Sql;
  log: Pick<FastifyBaseLogger, "warn">;
  /** Most events that may wait; what comes then is turned away. */
  mostWaiting?: number;
  /** Least milliseconds from the beginning of one transaction to that of the next. */
  gatherMs?: number;
}

interface Waiting {
  rows: readonly EventRow[];
  settle(outcome: Written): void;
  fail(error: unknown): void;
}

const MOST_WAITING = 20_000;
/** Most events of one transaction. */
const GROUP = 5_000;
/** Nobody looks at the answer, and a transaction costs as much as some hundred events. */
const GATHER_MS = 25;

/**
 * Writes what many requests bring in one transaction, one after the other: while one is committed, and for a moment after it began, the next gathers. So a
 * lonely batch is written at once, and many share one COPY and one flush of the disk.
 */
export function createEventWriter({ sql, log, mostWaiting = MOST_WAITING, gatherMs = GATHER_MS }: WriterOptions): EventWriter {
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
      await writeGroup({ sql, log }, group);
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

type GroupParts = Pick<WriterOptions, "sql" | "log">;

/** Commits a group; where that fails, each of its batches by itself, so that one cannot harm another. Never rejects. */
async function writeGroup(parts: GroupParts, group: readonly Waiting[]): Promise<void> {
  try {
    const here = await commit(
      parts,
      group.flatMap(({ rows }) => rows),
    );
    for (const { rows, settle } of group) settle(rows.every(({ userId }) => userId === null || here.has(userId)) ? "kept" : "gone");
  } catch (error) {
    const [only] = group;
    if (only && group.length === 1) return only.fail(error);
    parts.log.warn({ err: error }, "events could not be written together");
    for (const one of group) await writeGroup(parts, [one]);
  }
}

/** All that the driver tells of a COPY that failed after its last row. */
const COPY_FAILED = "25P02";
const NO_PARTITION = "23514";
const DEADLOCK = "40P01";
const MOST_ATTEMPTS = 4;

const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");

/** Writes the rows of those who are still here, in one transaction. @returns who they are */
async function commit({ sql }: GroupParts, rows: readonly EventRow[]): Promise<ReadonlySet<string>> {
  const people = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  let put = copyEvents;
  for (let attempt = 1; ; attempt++) {
    try {
      return await sql.begin(async (tx) => {
        await limitTime(tx);
        const here = await holdPeople(tx, people);
        const isHere = ({ userId }: EventRow) => userId === null || here.has(userId);
        await put(tx, here.size === people.length ? rows : rows.filter(isHere));
        return here;
      });
    } catch (error) {
      const code = codeOf(error);
      if (attempt === MOST_ATTEMPTS || ![COPY_FAILED, NO_PARTITION, DEADLOCK].includes(code)) throw error;
      // Mostly rows that were sent before and whose answer was lost: all again, but for what is there. What else it was, this tells.
      if (code === COPY_FAILED) put = insertEvents;
      if (code === NO_PARTITION) await makeEventDays(sql, [...new Set(rows.map(({ day }) => day))]);
    }
  }
}
