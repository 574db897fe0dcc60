import { setTimeout as sleep } from "node:timers/promises";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import { DatabaseProblem } from "./embedded/databaseProblem.ts";
import { startEmbedded } from "./embedded/startEmbedded.ts";
import type { DatabaseLog } from "./log.ts";
import { type Sql, openEndpoint, openUrl } from "./sqlClient.ts";

type Schema = Record<string, unknown>;

/**
 * One pool, seen twice: `sql` for hot reads, `orm` for the rest. In `sql`, timestamps and dates come as text
 * (drizzle turns them into Date itself), bigint and count(*) as numbers; a Date or `sql.json(…)` may be handed in.
 */
export interface Database<S extends Schema = Record<string, never>> {
  sql: Sql;
  orm: PostgresJsDatabase<S>;
  /** Lets running queries end (10 s at most), closes the pool, then stops the embedded PostgreSQL if that is what runs. */
  stop(): Promise<void>;
}

export interface ConnectOptions<S extends Schema> {
  /** A PostgreSQL of one's own; without it the built-in one runs from `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log: DatabaseLog;
  /** Drizzle's tables, for `orm.query`. */
  schema?: S;
}

const URL_PATIENCE_MS = 60_000;
const EMBEDDED_DATABASE = "worthy";

/** Opens the database, starting the built-in one where no URL is given. Throws DatabaseProblem with a message for people. */
export async function connect<S extends Schema = Record<string, never>>(options: ConnectOptions<S>): Promise<Database<S>> {
  const { sql, stop } = options.databaseUrl ? await openOwn(options.databaseUrl, options.log) : await openEmbedded(options);
  return { sql, orm: openOrm(sql, options.schema), stop };
}

async function openEmbedded({ dataDir, log }: { dataDir: string; log: DatabaseLog }): Promise<Pick<Database, "sql" | "stop">> {
  const embedded = await startEmbedded({ dataDir, log });
  try {
    const sql = openEndpoint(embedded.endpoint, EMBEDDED_DATABASE, { log });
    const problem = await findProblem(sql);
    if (problem?.code === "3D000") await createDatabase(openEndpoint(embedded.endpoint, "postgres", { log, max: 1 }));
    else if (problem) throw problem;
    return { sql, stop: () => sql.end({ timeout: 10 }).finally(() => embedded.stop()) };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function openOwn(url: string, log: DatabaseLog): Promise<Pick<Database, "sql" | "stop">> {
  const sql = openUrl(url, { log });
  const giveUpAt = Date.now() + URL_PATIENCE_MS;
  for (let wait = 250; ; wait = Math.min(wait * 2, 5000)) {
    const problem = await findProblem(sql);
    if (!problem) return { sql, stop: () => sql.end({ timeout: 10 }) };
    if (isHopeless(problem.code) || Date.now() > giveUpAt) {
      await sql.end({ timeout: 0 });
      throw new DatabaseProblem(`The database at DATABASE_URL (${withoutPassword(url)}) cannot be used: ${problem.message}`);
    }
    log.warn(`The database at DATABASE_URL does not answer yet (${problem.message}); trying again in ${wait / 1000} s`);
    await sleep(wait);
  }
}

/** What keeps a first query from succeeding; null when nothing does. */
async function findProblem(sql: Sql): Promise<{ code: string; message: string } | null> {
  try {
    await sql`select 1`;
    return null;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return { code, message: error instanceof Error && error.message ? error.message : code };
  }
}

/** Wrong password, unknown role or database, a statement refused: waiting mends none of these. */
function isHopeless(code: string): boolean {
  return ["28P01", "28000", "3D000", "42501", "SASL_SIGNATURE_MISMATCH", "AUTH_TYPE_NOT_IMPLEMENTED"].includes(code);
}

async function createDatabase(sql: Sql): Promise<void> {
  try {
    await sql`create database ${sql(EMBEDDED_DATABASE)}`;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function withoutPassword(url: string): string {
  return url.replace(/\/\/([^:@/]*):[^@]*@/, "//$1:…@");
}

/** Drizzle makes the pool pass values of these types through unchanged; give the pool back what `sql` users hand in. */
export function openOrm<S extends Schema>(sql: Sql, schema?: S): PostgresJsDatabase<S> {
  const orm = drizzle(sql, schema ? { schema } : {}) as unknown as PostgresJsDatabase<S>; // The overload without a schema has no S.
  const { serializers } = sql.options;
  for (const json of [114, 3802]) serializers[json] = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  for (const date of [1082, 1114, 1184]) serializers[date] = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
  return orm;
}
