import { setImmediate } from "node:timers/promises";
import type { Sql, SqlTransaction } from "./sqlClient.ts";

type Part<T> = (tx: SqlTransaction) => T | Promise<T>;

interface State {
  /** Committed, rolled back, or without its connection. */
  over: boolean;
}

/**
 * Lets a transaction whose connection is gone fail, and no more than fail. By itself the driver (postgres.js 3.4.9, its issues 1208 and 1215) sends
 * ROLLBACK down the closed connection, which ends the whole process, and sends what the transaction still asks down the next connection.
 * So here the function of such a transaction is never heard of again: `begin` rejects by itself as soon as the driver notices the end.
 */
export function guardTransactions(sql: Sql): Sql {
  const begin = sql.begin.bind(sql) as (options: string, part: Part<unknown>) => Promise<unknown>; // of two overloads the one that has all
  const guarded = async (...args: [Part<unknown>] | [string, Part<unknown>]): Promise<unknown> => {
    const [options, part] = args.length === 1 ? ["", args[0]] : args;
    const state: State = { over: false };
    try {
      return await begin(options, (tx) => run(tx, part, state));
    } finally {
      state.over = true;
    }
  };
  return Object.assign(sql, { begin: guarded as Sql["begin"] }); // the overloads tell only how arrays of promises are unwrapped
}

/** The same transaction, but silent once it is over, and with savepoints that are guarded too. */
function guard(tx: SqlTransaction, state: State): SqlTransaction {
  const check = () => {
    if (state.over) throw new Error("The transaction is over.");
  };
  return new Proxy(tx, {
    apply: (target, self, args) => {
      check();
      return Reflect.apply(target, self, args) as unknown;
    },
    get: (target, key) => {
      check();
      if (key === "savepoint") return (part: Part<unknown>) => target.savepoint((inner) => run(inner, part, state));
      return Reflect.get(target, key) as unknown;
    },
  });
}

/** Runs the part with the transaction, guarded. */
async function run(tx: SqlTransaction, part: Part<unknown>, state: State): Promise<unknown> {
  try {
    return await part(guard(tx, state));
  } catch (error) {
    // The end of the connection may be known in a moment.
    await setImmediate();
    if (state.over || isLostConnection(error)) return new Promise(() => {});
    throw error;
  }
}

/** Whether the error, or what caused it, is the end of the connection: PostgreSQL's own word for that is FATAL. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("severity" in error && (error.severity === "FATAL" || error.severity === "PANIC")) return true;
  if ("code" in error && /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|ECONNRESET|EPIPE|ETIMEDOUT)$/.test(String(error.code))) return true;
  return isLostConnection(error.cause);
}
