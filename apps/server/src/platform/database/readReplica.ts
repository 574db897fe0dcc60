import { setTimeout as sleep } from "node:timers/promises";
import type { Queries } from "../http/handler.ts";
import { withTimeout } from "../withTimeout.ts";
import { isDatabaseAway } from "./isDatabaseAway.ts";
import type { DatabaseAddress } from "./databaseAddress.ts";
import type { DatabaseLog } from "./log.ts";
import { openUrl, type Sql } from "./sqlClient.ts";

/** A standby of PostgreSQL for work that only reads. Without one, everything is read on the primary. */
export interface ReadReplica {
  /**
   * Does work that only reads on the replica, if that has everything the primary has now; otherwise,
   * or if the replica fails meanwhile, on the primary.
   * @param primary for asking how far the primary is
   */
  read<T>(
    primary: Queries,
    onReplica: (sql: Sql) => Promise<T>,
    onPrimary: () => Promise<T>,
  ): Promise<T>;
  /** The replica, if it has everything the primary has now. */
  caughtUp(primary: Queries): Promise<Sql | null>;
  /** A short read on the replica, however far behind that is; null if it doesn't answer. */
  glance<T>(read: (sql: Sql) => Promise<T>): Promise<T | null>;
  close(): Promise<void>;
}

interface ReplicaOptions {
  log: DatabaseLog;
  /** Connections at most. Default 5. */
  max?: number;
}

/** Name of the sessions on a replica. */
const REPLICA_NAME = "worthy reads";
/** How long reading waits for the replica to catch up, or to answer at all. */
const CATCH_UP_MS = 1000;
const LOOK_EVERY_MS = 20;
const GLANCE_MS = 300;
/** After a failure, how long to leave it alone. */
const AWAY_MS = 5000;

const NONE: ReadReplica = {
  read: (_primary, _onReplica, onPrimary) => onPrimary(),
  caughtUp: () => Promise.resolve(null),
  glance: () => Promise.resolve(null),
  close: () => Promise.resolve(),
};

/** Opens the replica of a database, if it has one. */
export function openReplica({ readUrl }: DatabaseAddress, options: ReplicaOptions): ReadReplica {
  if (readUrl === undefined) return NONE;
  const { log, max = 5 } = options;
  const replica = openUrl(readUrl, { log, max, name: REPLICA_NAME });
  let awayUntil = -Infinity;
  const isAway = () => performance.now() < awayUntil;
  const leaveAlone = (error: unknown) => {
    awayUntil = performance.now() + AWAY_MS;
    const message = error instanceof Error ? error.message : String(error);
    log.warn(`Not reading from the database at DATABASE_READ_URL for a few seconds: ${message}`);
  };
  const caughtUp = async (primary: Queries): Promise<Sql | null> => {
    if (isAway()) return null;
    const [now] = await primary<{ lsn: string }[]>`select pg_current_wal_insert_lsn()::text as lsn`;
    try {
      const looking = new AbortController();
      const found = catchUp(replica, now?.lsn ?? "", looking.signal);
      const isReady = await withTimeout(found, CATCH_UP_MS).finally(() => looking.abort());
      return isReady ? replica : null;
    } catch (error) {
      leaveAlone(error);
      return null;
    }
  };
  return {
    read: async (primary, onReplica, onPrimary) => {
      const ready = await caughtUp(primary);
      if (!ready) return onPrimary();
      try {
        return await onReplica(ready);
      } catch (error) {
        if (!isReplicas(error)) throw error;
        leaveAlone(error);
        return onPrimary();
      }
    },
    caughtUp,
    glance: async (read) => {
      if (isAway()) return null;
      try {
        return await withTimeout(read(replica), GLANCE_MS);
      } catch (error) {
        leaveAlone(error);
        return null;
      }
    },
    close: () => replica.end({ timeout: 1 }),
  };
}

/** Waits until everything up to here has been replayed; false if told to stop before. */
async function catchUp(replica: Sql, lsn: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const [row] = await replica<
      { ready: boolean }[]
    >`select coalesce(pg_last_wal_replay_lsn() >= ${lsn}::text::pg_lsn, false) as ready`;
    if (row?.ready) return true;
    await sleep(LOOK_EVERY_MS);
  }
  return false;
}

/** Away, or it ended a statement because what that reads is being changed. */
function isReplicas(error: unknown): boolean {
  if (isDatabaseAway(error)) return true;
  return error instanceof Error && "code" in error && String(error.code).startsWith("40");
}
