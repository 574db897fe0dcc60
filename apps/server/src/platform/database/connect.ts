import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseAddress, PooledAddress } from "./databaseAddress.ts";
import { DatabaseProblem } from "./embedded/databaseProblem.ts";
import { findRunning } from "./embedded/findRunning.ts";
import { startEmbedded } from "./embedded/startEmbedded.ts";
import type { DatabaseLog } from "./log.ts";
import { type SessionSql, type Sql, openEndpoint, openUrl } from "./sqlClient.ts";

export interface Database {
  sql: SessionSql;
  address: DatabaseAddress;
  /** Where further pools for short work go, if not to `address`: through the pooler. */
  pooled?: PooledAddress;
  /** True while the embedded PostgreSQL can't be started again; the log says why. */
  isLost?(): boolean;
  /**
   * Lets running queries finish (5 s at most), closes the pool, then stops the embedded PostgreSQL
   * if this program started it.
   */
  stop(): Promise<void>;
}

export interface ConnectOptions {
  /** An external PostgreSQL; without it, the embedded one runs from `dataDir`. */
  databaseUrl?: string | undefined;
  /**
   * PostgreSQL itself, if `databaseUrl` is a pooler's: for messages, locks of a session, and
   * programs that work for long.
   */
  directUrl?: string | undefined;
  /** A standby of it, for work that only reads. */
  readUrl?: string | undefined;
  /** Whether the pooler keeps prepared statements. Default false. */
  poolerPrepares?: boolean | undefined;
  dataDir: string;
  log: DatabaseLog;
  /**
   * If a server is running with the data folder, use its PostgreSQL instead of refusing. Default
   * false.
   */
  join?: boolean;
  /** Make the embedded cluster again where the one that was made is missing. Default false. */
  replaces?: boolean;
  /** The embedded cluster exists: make none. Default false. */
  expectsData?: boolean;
  /** See SqlClientOptions. */
  name?: string;
}

const PATIENCE_AT_END_S = 5;
const URL_PATIENCE_MS = 60_000;
/** Beside a pooler, for locks of a session. */
const DIRECT_CONNECTIONS = 3;
/** How long to wait to join a server that is still creating its database. */
const JOIN_PATIENCE_MS = 60_000;
const EMBEDDED_DATABASE = "worthy";

/**
 * Opens the database, starting the embedded one if no URL is given. Throws DatabaseProblem with a
 * readable message.
 */
export async function connect(options: ConnectOptions): Promise<Database> {
  if (options.databaseUrl) return openOwn(options.databaseUrl, options);
  return (options.join && (await openRunning(options))) || openEmbedded(options);
}

/** The database of the server that holds the folder; null if none does. */
async function openRunning({ dataDir, log, name }: ConnectOptions): Promise<Database | null> {
  const giveUpAt = Date.now() + JOIN_PATIENCE_MS;
  for (;;) {
    const running = await findRunning(dataDir);
    if (!running) return null;
    if (running.elsewhere)
      throw new DatabaseProblem(
        `Worthy is running with this data folder on ${running.elsewhere}. Run this there, or stop that server first.`,
      );
    const { endpoint } = running;
    const sql = endpoint && openEndpoint(endpoint, EMBEDDED_DATABASE, { log, name });
    const problem = sql ? await findProblem(sql) : { message: "it’s still starting" };
    if (endpoint && sql && !problem) {
      log.info(
        `Worthy is running with this data folder (process ${running.pid}): using its database.`,
      );
      return {
        sql,
        address: { endpoint, database: EMBEDDED_DATABASE },
        stop: () => sql.end({ timeout: PATIENCE_AT_END_S }),
      };
    }
    await sql?.end({ timeout: 0 });
    if (Date.now() > giveUpAt)
      throw new DatabaseProblem(
        `Worthy is running with this data folder (process ${running.pid}), but its database can’t be used: ${problem?.message}`,
      );
    await sleep(200);
  }
}

async function openEmbedded(options: ConnectOptions): Promise<Database> {
  const { dataDir, log, name, replaces, expectsData } = options;
  const embedded = await startEmbedded({
    dataDir,
    log,
    creates: replaces ? "always" : expectsData ? "expected" : "first",
  });
  try {
    const sql = openEndpoint(embedded.endpoint, EMBEDDED_DATABASE, { log, name });
    const problem = await findProblem(sql);
    if (problem?.code === "3D000")
      await createDatabase(openEndpoint(embedded.endpoint, "postgres", { log, max: 1 }));
    else if (problem)
      throw new DatabaseProblem(`Can’t use the built-in database: ${problem.message}`);
    return {
      sql,
      address: { endpoint: embedded.endpoint, database: EMBEDDED_DATABASE },
      isLost: embedded.isLost,
      stop: () => sql.end({ timeout: PATIENCE_AT_END_S }).finally(() => embedded.stop()),
    };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function openOwn(url: string, options: ConnectOptions): Promise<Database> {
  const { log, name, directUrl, readUrl, poolerPrepares = false } = options;
  const address = { url: directUrl ?? url, ...(readUrl !== undefined && { readUrl }) };
  if (directUrl === undefined) {
    const sql = openUrl(url, { log, name });
    await untilUsable(sql, { variable: "DATABASE_URL", url, log });
    return { sql, address, stop: () => sql.end({ timeout: PATIENCE_AT_END_S }) };
  }
  const pooled = { url, pooler: { prepares: poolerPrepares } };
  const direct = openUrl(directUrl, { log, name, max: DIRECT_CONNECTIONS });
  const sql = openUrl(url, { log, name, pooler: pooled.pooler });
  const stop = async (timeout = PATIENCE_AT_END_S) =>
    void (await Promise.all([sql.end({ timeout }), direct.end({ timeout })]));
  try {
    await untilUsable(sql, { variable: "DATABASE_URL", url, log });
    await untilUsable(direct, { variable: "DATABASE_DIRECT_URL", url: directUrl, log });
  } catch (error) {
    await stop(0);
    throw error;
  }
  // A pooler gives a session to somebody else after each transaction.
  const { listen, reserve } = direct;
  return { sql: Object.assign(sql, { listen, reserve }), address, pooled, stop };
}

interface OwnAddress {
  variable: string;
  url: string;
  log: DatabaseLog;
}

/** Waits until the database answers. Ends the pool if it is no use. */
async function untilUsable(sql: Sql, { variable, url, log }: OwnAddress): Promise<void> {
  const giveUpAt = Date.now() + URL_PATIENCE_MS;
  for (let wait = 250; ; wait = Math.min(wait * 2, 5000)) {
    const problem = await findProblem(sql);
    if (!problem) return;
    if (isHopeless(problem.code) || Date.now() > giveUpAt) {
      await sql.end({ timeout: 0 });
      throw new DatabaseProblem(
        `Can’t use the database at ${variable} (${withoutPassword(url)}): ${problem.message}${adviceOn(problem.message)}`,
      );
    }
    log.warn(
      `The database at ${variable} isn’t answering yet (${problem.message}); trying again in ${wait / 1000} s`,
    );
    await sleep(wait);
  }
}

const adviceOn = (message: string): string =>
  message.includes("startup parameter")
    ? ". If that’s PgBouncer, set DATABASE_DIRECT_URL to the address of PostgreSQL itself."
    : "";

/** Why a first query can't succeed; null if it can. */
async function findProblem(sql: Sql): Promise<{ code: string; message: string } | null> {
  try {
    await sql`select 1`;
    return null;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return { code, message: error instanceof Error && error.message ? error.message : code };
  }
}

/** Wrong password, unknown role or database, or a rejected statement: waiting doesn't help. */
function isHopeless(code: string): boolean {
  return [
    "08P01", // a pooler that refuses how we connect
    "28P01",
    "28000",
    "3D000",
    "42501",
    "SASL_SIGNATURE_MISMATCH",
    "AUTH_TYPE_NOT_IMPLEMENTED",
  ].includes(code);
}

async function createDatabase(sql: Sql): Promise<void> {
  try {
    await sql`create database ${sql(EMBEDDED_DATABASE)}`;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function withoutPassword(url: string): string {
  return url.replace(/\/\/([^:@/]*):.*@/, "//$1:…@");
}
