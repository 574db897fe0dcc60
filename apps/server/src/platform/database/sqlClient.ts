import postgres from "postgres";
import { EMBEDDED_USER } from "./embedded/cluster.ts";
import type { Endpoint } from "./embedded/protocol.ts";
import { guardTransactions } from "./guardTransactions.ts";
import type { DatabaseLog } from "./log.ts";

/** Numbers past 32 bits and count(*) come as `number`: all of ours are below 2^53. */
const types = {
  bigint: { to: 20, from: [20], parse: Number, serialize: String },
};

/**
 * A postgres.js client. Columns come in camelCase, `bigint` as a number, a timestamp as a Date, jsonb parsed. A day (`date`) would come as a Date
 * at midnight UTC: select it as text. JSON goes in as `sql.json(…)`, or as text where SQL casts it twice: `${text}::text::jsonb`.
 */
export type Sql = postgres.Sql<{ bigint: number }>;
/** What `sql.begin` hands to its function. */
export type SqlTransaction = postgres.TransactionSql<{ bigint: number }>;

export interface SqlClientOptions {
  log: DatabaseLog;
  /** Most connections at once; default 10. */
  max?: number;
  /** How PostgreSQL's list of sessions names this program; a server, which is the default, is `worthy`. */
  name?: string | undefined;
}

/** The name of a server's sessions. */
export const SERVER_NAME = "worthy";
/** The name of the session of a training. */
export const TRAINING_NAME = "worthy training";

const STATEMENT_TIMEOUT_MS = 30_000;

function clientOptions({ log, max = 10, name = SERVER_NAME }: SqlClientOptions) {
  return {
    types,
    // Columns are snake_case in SQL and camelCase in the code; values stay as they are.
    transform: { column: { from: postgres.toCamel, to: postgres.fromCamel } },
    max,
    connect_timeout: 10,
    idle_timeout: 300,
    // A long outage must not make a recovered database wait: at most two seconds between attempts.
    backoff: (attempt: number) => Math.min(0.05 * 2 ** attempt, 2),
    onnotice: (notice: postgres.Notice) => log.debug(`${notice["severity"]}: ${notice["message"]}`),
    connection: {
      application_name: name,
      TimeZone: "UTC",
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS * 2,
    },
  };
}

export function openUrl(url: string, options: SqlClientOptions): Sql {
  return guardTransactions(postgres(url, clientOptions(options)));
}

export function openEndpoint(endpoint: Endpoint, database: string, options: SqlClientOptions): Sql {
  const { host, port, password } = endpoint;
  const place = { host, port, database, user: EMBEDDED_USER, ...(password !== null && { password }) };
  return guardTransactions(postgres({ ...clientOptions(options), ...place }));
}
