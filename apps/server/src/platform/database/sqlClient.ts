import postgres from "postgres";
import { EMBEDDED_USER } from "./embedded/cluster.ts";
import type { Endpoint } from "./embedded/protocol.ts";
import { readDatabaseUrl } from "./databaseUrl.ts";
import { guardTransactions } from "./guardTransactions.ts";
import type { DatabaseLog } from "./log.ts";
import { watchedSocket } from "./socket/watchedSocket.ts";

/** Returns bigint and count(*) as `number`: all of ours are below 2^53. */
const types = {
  bigint: { to: 20, from: [20], parse: Number, serialize: String },
};

type Client = postgres.Sql<{ bigint: number }>;
/** What needs a session of its own: behind a pooler, the next statement may go to another one. */
type OfSession = "listen" | "reserve" | "subscribe";

/**
 * A postgres.js client, maybe behind a pooler. Returns columns in camelCase, `bigint` as a number, timestamps as Date and
 * jsonb parsed. A day (`date`) would be a Date at midnight UTC: select it as text. Pass JSON as
 * `sql.json(…)`, or as text that SQL casts twice: `${text}::text::jsonb`.
 */
export interface Sql
  extends postgres.ISql<{ bigint: number }>, Omit<Client, OfSession | keyof postgres.ISql> {}

/** A client that also hears messages and has sessions of its own: on PostgreSQL itself. */
export interface SessionSql extends Sql, Pick<Client, "listen" | "reserve"> {}

/** The argument of the function passed to `sql.begin`. */
export type SqlTransaction = postgres.TransactionSql<{ bigint: number }>;

/** A pooler between us and PostgreSQL, such as PgBouncer in transaction mode. */
export interface Pooler {
  /** Whether it keeps prepared statements (PgBouncer does from 1.21 on, if it is told to). */
  prepares: boolean;
}

/**
 * Whether a person's id is one of these. With a plain `= any($1)`, PostgreSQL expects a plan for the given ids to be
 * better, and plans the statement again each time, which takes longer than running it.
 */
export const isOneOf = (sql: postgres.ISql<{ bigint: number }>, userIds: readonly string[]) =>
  userIds.length === 1
    ? sql`= ${userIds[0] ?? null}`
    : sql`= any((select ${userIds as string[]}::char(12)[])::char(12)[])`;

/** How long a statement may take outside transactions, in milliseconds, if this client's connections say so. */
export const statementTimeoutOf = (sql: Sql): number =>
  Number(sql.options.connection["statement_timeout"] ?? Infinity);

/** A page of rows. Without an offset where none is needed: a statement with one is planned again each time. */
export const limitTo = (
  sql: postgres.ISql<{ bigint: number }>,
  { limit, offset }: { limit: number; offset: number },
) => (offset === 0 ? sql`limit ${limit}` : sql`limit ${limit} offset ${offset}`);

export interface SqlClientOptions {
  log: DatabaseLog;
  /** Maximum number of connections; default 10. */
  max?: number;
  /** This program's name in PostgreSQL's list of sessions; by default `worthy`, for servers. */
  name?: string | undefined;
  /**
   * Statements fail after this many milliseconds, by PostgreSQL's own timeout, and shortly after
   * that also if it doesn't answer at all. Default: PostgreSQL's timeout alone, 30 s, which
   * transactions can change.
   */
  patienceMs?: number;
  /**
   * The address is a pooler's. It refuses start-up parameters: PostgreSQL's timeout is then the
   * role's, and in transactions the patience.
   */
  pooler?: Pooler | undefined;
}

/** Name of a server's sessions. */
export const SERVER_NAME = "worthy";
/** Name of a training's session. */
export const TRAINING_NAME = "worthy training";

/** PostgreSQL's timeouts for everything that doesn't set its own. */
export const TIMEOUTS_MS = {
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
};
/** An answer that says that the time is over has to arrive, too. */
const ARRIVAL = 1.2;

function clientOptions(options: SqlClientOptions) {
  const { log, max = 10, name = SERVER_NAME, patienceMs, pooler } = options;
  return {
    prepare: pooler?.prepares ?? true,
    // A pooler passes a connection on after each answer: a query that was sent before that, and is
    // described first, would wait for its own forever.
    ...(pooler && { max_pipeline: 0 }),
    ...(patienceMs !== undefined && { socket: watchedSocket(patienceMs * ARRIVAL) }),
    types,
    // Columns are snake_case in SQL and camelCase in code; values are unchanged.
    transform: { column: { from: postgres.toCamel, to: postgres.fromCamel } },
    max,
    connect_timeout: 10,
    idle_timeout: 300,
    // At most two seconds between attempts, so a recovered database doesn't wait after a long
    // outage.
    backoff: (attempt: number) => Math.min(0.05 * 2 ** attempt, 2),
    onnotice: (notice: postgres.Notice) => log.debug(`${notice["severity"]}: ${notice["message"]}`),
    connection: {
      application_name: name,
      TimeZone: "UTC",
      ...(!pooler && TIMEOUTS_MS),
      ...(!pooler && patienceMs !== undefined && { statement_timeout: patienceMs }),
    },
  };
}

export function openUrl(
  address: string,
  options: SqlClientOptions & { pooler?: never },
): SessionSql;
export function openUrl(address: string, options: SqlClientOptions): Sql;
export function openUrl(address: string, options: SqlClientOptions): Sql {
  const { url, place } = readDatabaseUrl(address);
  const sql = guardTransactions(postgres(url, { ...clientOptions(options), ...place }));
  const { pooler, patienceMs } = options;
  return pooler && patienceMs !== undefined ? limitTransactions(sql, patienceMs) : sql;
}

type Part<T> = (tx: SqlTransaction) => T | Promise<T>;

/** Sets PostgreSQL's timeout at the start of every transaction. */
function limitTransactions(sql: Sql, patienceMs: number): Sql {
  const begin = sql.begin.bind(sql) as (options: string, part: Part<unknown>) => Promise<unknown>; // the more general of two overloads
  const limited = (...args: [Part<unknown>] | [string, Part<unknown>]): Promise<unknown> => {
    const [options, part] = args.length === 1 ? ["", args[0]] : args;
    return begin(options, async (tx) => {
      await tx`select set_config('statement_timeout', ${String(patienceMs)}, true)`;
      return part(tx);
    });
  };
  return Object.assign(sql, { begin: limited as Sql["begin"] }); // the overloads only differ in how arrays of promises are unwrapped
}

export function openEndpoint(
  endpoint: Endpoint,
  database: string,
  options: SqlClientOptions,
): SessionSql {
  const { host, port, password } = endpoint;
  const place = {
    host,
    port,
    database,
    user: EMBEDDED_USER,
    ...(password !== null && { password }),
  };
  return guardTransactions(postgres({ ...clientOptions(options), ...place }));
}
