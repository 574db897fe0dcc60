import { endpoints, type Endpoint, type EndpointId } from "@worthy/contract";
import { DEADLOCK } from "../database/guardTransactions.ts";
import { statementTimeoutOf, type Sql, type SqlTransaction } from "../database/sqlClient.ts";
import type { Owner } from "../policy.ts";
import { Refusal, refuse } from "../refusal.ts";
import { TookTooLong } from "../withTimeout.ts";
import { NeedsTransaction, type CallContext, type Queries } from "./handler.ts";
import { once } from "./idempotency.ts";

const MOST_ATTEMPTS = 4;

/** Keeps a person's account from being deleted during this write; false if it already is. */
export type Hold = (sql: Queries, id: EndpointId, owner: Owner) => Promise<boolean>;

interface Write {
  id: EndpointId;
  input: unknown;
  owner: Owner | null;
  sql: Sql;
  hold: Hold | undefined;
  call: {
    idempotencyKey?: string;
    /** Whether the caller has been told that it took too long, or will be by then. */
    isLate?(inMs?: number): boolean;
  };
  /** Forgets an earlier attempt. */
  begin(): void;
  run(scope: WriteScope): Promise<unknown>;
}

/** What a write's statements run in. */
export type WriteScope = Pick<CallContext, "sql" | "isAlone" | "savepoint">;

/**
 * Runs a write in a transaction, or without one if it is one statement, which ends before its caller is told that it
 * took too long. If two wait for each other, PostgreSQL aborts one: it had no effect, and is done again.
 */
export async function write(asked: Write, failures = 0): Promise<unknown> {
  const { id, call, sql } = asked;
  const { oneStatement }: Endpoint = endpoints[id];
  const isAlone =
    oneStatement &&
    failures === 0 &&
    call.idempotencyKey === undefined &&
    !call.isLate?.(statementTimeoutOf(sql));
  asked.begin();
  try {
    if (isAlone) return await asked.run({ sql, isAlone: true, savepoint: (part) => part(sql) });
    return await commit(asked, (tx) => writeIn(tx, asked));
  } catch (error) {
    const isDeadlock = error instanceof Error && "code" in error && error.code === DEADLOCK;
    if ((isDeadlock || error instanceof NeedsTransaction) && failures + 1 < MOST_ATTEMPTS)
      return write(asked, failures + 1);
    throw error;
  }
}

/** Runs a write in its transaction, at most once per idempotency key. */
async function writeIn(
  tx: SqlTransaction,
  { id, input, owner, hold, call, run }: Write,
): Promise<unknown> {
  const key = call.idempotencyKey;
  const { secret }: Endpoint = endpoints[id];
  const savepoint: CallContext["savepoint"] = (part) =>
    tx.savepoint((inner) => part(inner)) as ReturnType<typeof part>; // postgres unwraps arrays of promises, which no part returns
  const done = () => run({ sql: tx, isAlone: false, savepoint });
  // Responses without an owner are not stored, nor those with a bearer.
  const doOnce = () =>
    key === undefined || !owner || secret
      ? done()
      : once({ sql: tx, userId: owner.userId, key, request: [id, input] }, done);
  return owner && hold ? whileHeld(hold(tx, id, owner), doOnce) : doOnce();
}

/**
 * The result of a write, or a refusal if its account can't be held. The first statements of the write go to the
 * database together with the lock and wait there for it; without it, they are rolled back.
 */
async function whileHeld(
  holding: Promise<boolean>,
  write: () => Promise<unknown>,
): Promise<unknown> {
  const [held, written] = await Promise.allSettled([holding, write()]);
  if (held.status === "rejected") throw held.reason;
  if (!held.value) return refuse("unauthenticated", "This account no longer exists.");
  if (written.status === "rejected") throw written.reason;
  return written.value;
}

/** Carries a refusal out of a transaction, rolling it back. */
class RolledBack extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** The result of a transaction, or the refusal that rolled it back. */
async function commit(
  { sql, call }: Pick<Write, "sql" | "call">,
  work: (tx: SqlTransaction) => Promise<unknown>,
): Promise<unknown> {
  try {
    const { result } = await sql.begin(async (tx) => {
      const result = await work(tx);
      if (result instanceof Refusal) throw new RolledBack(result);
      if (call.isLate?.()) throw new TookTooLong("rolled back because the call failed");
      return { result };
    });
    return result;
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
}
