import { setImmediate } from "node:timers/promises";
import type postgres from "postgres";

// The same types as in sqlClient.ts, which imports this file.
type Sql = postgres.Sql<{ bigint: number }>;
type SqlTransaction = postgres.TransactionSql<{ bigint: number }>;

type Part<T> = (tx: SqlTransaction) => T | Promise<T>;

interface State {
  /** Committed, rolled back, or disconnected. */
  over: boolean;
}

/**
 * Makes a transaction that lost its connection fail without further damage. The driver itself
 * (postgres.js 3.4.9, issues 1208 and 1215) sends ROLLBACK on the closed connection, which ends the
 * whole process, and sends the transaction's remaining queries on the next connection. So the
 * function of such a transaction is abandoned here: `begin` rejects by itself as soon as the driver
 * notices the disconnection.
 */
export function guardTransactions(sql: Sql): Sql {
  const begin = sql.begin.bind(sql) as (options: string, part: Part<unknown>) => Promise<unknown>; // the more general of two overloads
  const guarded = async (...args: [Part<unknown>] | [string, Part<unknown>]): Promise<unknown> => {
    const [options, part] = args.length === 1 ? ["", args[0]] : args;
    const state: State = { over: false };
    try {
      return await begin(options, (tx) => run(tx, part, state));
    } finally {
      state.over = true;
    }
  };
  return Object.assign(sql, { begin: guarded as Sql["begin"] }); // the overloads only differ in how arrays of promises are unwrapped
}

/** The same transaction, ignoring calls after its end, and with guarded savepoints. */
function guard(tx: SqlTransaction, state: State): SqlTransaction {
  const check = () => {
    if (state.over) throw new Error("The transaction has ended.");
  };
  return new Proxy(tx, {
    apply: (target, self, args) => {
      check();
      return Reflect.apply(target, self, args) as unknown;
    },
    get: (target, key) => {
      check();
      if (key === "savepoint")
        return (part: Part<unknown>) => target.savepoint((inner) => run(inner, part, state));
      return Reflect.get(target, key) as unknown;
    },
  });
}

/** Runs the part with the guarded transaction. */
async function run(tx: SqlTransaction, part: Part<unknown>, state: State): Promise<unknown> {
  try {
    return await part(guard(tx, state));
  } catch (error) {
    // The disconnection may be noticed in a moment.
    await setImmediate();
    if (state.over || isLostConnection(error)) return new Promise(() => {});
    throw error;
  }
}

/** If two transactions wait for each other, PostgreSQL aborts one. */
export const DEADLOCK = "40P01";
const CANCELLED = "57014";

/** Whether PostgreSQL refused a statement for what it does, and not for where or when it ran. */
export const isRefusedByDatabase = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  "severity" in error &&
  error.code !== DEADLOCK &&
  error.code !== CANCELLED &&
  !isLostConnection(error);

/** Whether the error or its cause is a lost connection, which PostgreSQL reports as FATAL. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("severity" in error && (error.severity === "FATAL" || error.severity === "PANIC"))
    return true;
  if (
    "code" in error &&
    /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|ECONNRESET|EPIPE|ETIMEDOUT)$/.test(String(error.code))
  )
    return true;
  return isLostConnection(error.cause);
}
