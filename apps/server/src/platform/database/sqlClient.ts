import postgres from "postgres";
import { EMBEDDED_USER } from "./embedded/cluster.ts";
import type { Endpoint } from "./embedded/protocol.ts";
import { guardTransactions } from "./guardTransactions.ts";
import type { DatabaseLog } from "./log.ts";
import { watchedSocket } from "./watchedSocket.ts";

/** Returns bigint and count(*) as `number`: all of ours are below 2^53. */
const types = {
  bigint: { to: 20, from: [20], parse: Number, serialize: String },
};

/**
 * A postgres.js client. Returns columns in camelCase, `bigint` as a number, timestamps as Date and
 * jsonb parsed. A day (`date`) would be a Date at midnight UTC: select it as text. Pass JSON as
 * `sql.json(…)`, or as text that SQL casts twice: `${text}::text::jsonb`.
 */
export type Sql = postgres.Sql<{ bigint: number }>;
/** The argument of the function passed to `sql.begin`. */
export type SqlTransaction = postgres.TransactionSql<{ bigint: number }>;

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
}

/** Name of a server's sessions. */
export const SERVER_NAME = "worthy";
/** Name of a training's session. */
export const TRAINING_NAME = "worthy training";

const STATEMENT_TIMEOUT_MS = 30_000;
/** What somebody who waits for a response gives a statement. */
export const REQUEST_PATIENCE_MS = 5000;
/** An answer that says that the time is over has to arrive, too. */
const ARRIVAL = 1.2;

function clientOptions({ log, max = 10, name = SERVER_NAME, patienceMs }: SqlClientOptions) {
  return {
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
      statement_timeout: patienceMs ?? STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS * 2,
    },
  };
}

export function openUrl(url: string, options: SqlClientOptions): Sql {
  return guardTransactions(postgres(url, clientOptions(options)));
}

export function openEndpoint(endpoint: Endpoint, database: string, options: SqlClientOptions): Sql {
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
