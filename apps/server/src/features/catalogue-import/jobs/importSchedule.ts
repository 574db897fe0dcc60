import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { FastifyBaseLogger } from "fastify";
import type { SessionSql, Sql } from "../../../platform/database/sqlClient.ts";
import { hasLeftRatings } from "../movielens/ratingSets.ts";
import { findRunnableJob, IMPORT_CHANNEL } from "./importStore.ts";
import { LOCKS } from "../../../platform/database/locks.ts";

export interface ScheduleOptions {
  sql: SessionSql;
  log: Pick<FastifyBaseLogger, "error" | "info">;
  /** Program of the import process. */
  program: URL;
  /**
   * Milliseconds between checks for imports whose announcement was missed or whose process ended.
   */
  lookEvery: number;
  /** Runs at start and once a day: deletes data that are too old. */
  purge(sql: Sql): Promise<void>;
  /** Starts due daily updates; called periodically. */
  startUpdates(sql: Sql): Promise<readonly string[]>;
}

const DAY_MS = 24 * 60 * 60_000;
const UPDATES_LOOK_MS = 5 * 60_000;
const PATIENCE_MS = 5_000;

/** Runs imports in their own process while this server runs. Returns a function to stop. */
export async function scheduleImports({
  sql,
  log,
  program,
  lookEvery,
  purge,
  startUpdates,
}: ScheduleOptions): Promise<() => Promise<void>> {
  let child: ChildProcess | null = null;
  let closed = false;
  const onError = (error: unknown) => log.error({ err: error }, "couldn't check imports");

  const look = async () => {
    if (closed || child || !(await isWanted(sql)) || closed || child) return;
    log.info("an import continues in its own process");
    child = spawn(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", fileURLToPath(program)],
      { stdio: ["ignore", "inherit", "inherit", "ipc"] },
    );
    child.on("error", onError).once("close", () => (child = null));
  };
  const listening = await sql.listen(IMPORT_CHANNEL, () => void look().catch(onError));
  const looking = setInterval(() => void look().catch(onError), lookEvery);
  const purging = setInterval(() => void purge(sql).catch(onError), DAY_MS);
  const update = async () => {
    for (const source of await startUpdates(sql))
      log.info({ source }, "starting the daily update of an import");
  };
  const updating = setInterval(() => void update().catch(onError), UPDATES_LOOK_MS);
  void look()
    .then(() => purge(sql))
    .then(update)
    .catch(onError);

  return async () => {
    closed = true;
    clearInterval(looking);
    clearInterval(purging);
    clearInterval(updating);
    await listening.unlisten();
    if (child) await stopProcess(child);
  };
}

/** Whether a job waits, or what one has left, and no process does that, on this server or another. */
async function isWanted(sql: Sql): Promise<boolean> {
  if (!(await findRunnableJob(sql)) && !(await hasLeftRatings(sql))) return false;
  const held =
    await sql`select 1 from pg_locks where locktype = 'advisory' and granted and ((classid::bigint << 32) | objid::bigint) = ${LOCKS.importing} and database = (select oid from pg_database where datname = current_database())`;
  return held.length === 0;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  const ended = once(child, "close");
  child.kill("SIGTERM");
  const patience = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
  await ended;
  clearTimeout(patience);
}
