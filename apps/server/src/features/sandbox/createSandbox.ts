import type { Language } from "@worthy/domain";
import { beginUnlimited } from "../../platform/database/beginUnlimited.ts";
import { LOCKS } from "../../platform/database/locks.ts";
import type { SqlTransaction } from "../../platform/database/sqlClient.ts";
import type { Feature, Offers, Platform } from "../../platform/feature.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { readSandboxMark, writeSandboxMark } from "../../platform/sandbox/sandboxMark.ts";

const HOUR_MS = 60 * 60_000;
const LOOK_MS = 10_000;
/** How many sample people a visitor meets. */
const MET = 2;
/** The list that a visitor shares with them, by their language. */
const LIST: Readonly<Record<Language, string>> = {
  en: "Movie night",
  de: "Filmabend",
  es: "Noche de cine",
};
/** What is on it, first to last. */
const LISTED = [10_006, 10_348, 10_357, 10_516, 11_163, 10_354];

interface SandboxPorts {
  isSandbox: boolean;
  /** How often to see whether a reset is due, in milliseconds; without it, every ten seconds. */
  sandboxLookMs?: number | undefined;
  /** Tables that stay as they are. */
  contentTables(): readonly string[];
  accounts: {
    /** Lets nobody write until the transaction ends, and returns everybody's id. */
    lockEverybody(sql: Queries): Promise<string[]>;
    createSamples(sql: Queries): Promise<Owner[]>;
    findSamples(sql: Queries): Promise<Owner[]>;
    ended(userId: string): void;
  };
  friends: { befriend(sql: Queries, one: Owner, other: Owner): Promise<void> };
  watchlists: {
    shareNewList(
      sql: Queries,
      owner: Owner,
      list: { name: string; titleIds: readonly number[]; members: readonly Owner[] },
    ): Promise<void>;
  };
}

/** A server to try: whatever visitors make is deleted every hour, on the hour. */
export function createSandbox({ sql, log, now }: Platform, ports: SandboxPorts) {
  const { isSandbox, sandboxLookMs = LOOK_MS, accounts, friends, watchlists } = ports;
  let resetAt = 0;
  const resetIfDue = async (): Promise<boolean> => {
    const hour = Math.floor(now() / HOUR_MS) * HOUR_MS;
    if (!isSandbox || resetAt >= hour) return false;
    const gone = await beginUnlimited(sql, (tx) => reset(tx, new Date(hour), ports));
    resetAt = hour;
    gone?.forEach(accounts.ended);
    return gone !== null;
  };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const look = () =>
    void (running = running
      .then(resetIfDue)
      .catch((error: unknown) => log.error({ err: error }, "couldn't reset the sandbox")));
  return {
    resetIfDue,
    /** Fills a new sandbox, and resets it from now on. */
    start: async () => {
      if (!isSandbox) return;
      await resetIfDue();
      timer = setInterval(look, sandboxLookMs);
      timer.unref();
    },
    /** Gives a new person friends, and a list to share with them. */
    welcome: async (queries: Queries, owner: Owner, language: Language): Promise<void> => {
      if (!isSandbox) return;
      const met = (await accounts.findSamples(queries)).slice(0, MET);
      for (const sample of met) await friends.befriend(queries, owner, sample);
      const list = { name: LIST[language], titleIds: LISTED, members: met };
      await watchlists.shareNewList(queries, owner, list);
    },
    close: async () => {
      clearInterval(timer);
      await running;
    },
  } satisfies Feature & Offers;
}

export type Sandbox = ReturnType<typeof createSandbox>;

/**
 * Deletes what visitors made and puts the sample people back; returns who is gone, or null if
 * another server has already done so. Reading goes on meanwhile, and writing waits.
 */
async function reset(
  tx: SqlTransaction,
  hour: Date,
  { accounts, friends, contentTables }: SandboxPorts,
): Promise<string[] | null> {
  await tx`select pg_advisory_xact_lock(${LOCKS.sandbox})`;
  const mark = await readSandboxMark(tx);
  if (!mark) throw new Error("no sandbox has created this database, so nothing is deleted");
  if (mark.resetAt && mark.resetAt >= hour) return null;
  // Whoever waits for this lock holds up all who come after.
  await tx`set local lock_timeout = '5s'`;
  const gone = await accounts.lockEverybody(tx);
  await emptyTables(tx, contentTables());
  const samples = await accounts.createSamples(tx);
  for (const [at, sample] of samples.entries())
    for (const other of samples.slice(at + 1)) await friends.befriend(tx, sample, other);
  await writeSandboxMark(tx, { resetAt: hour });
  return gone;
}

/** Empties all tables but these. A new table is emptied too unless its feature says otherwise. */
async function emptyTables(sql: Queries, kept: readonly string[]): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all(${kept as string[]}) order by c.relname`;
  for (const { name } of tables) await sql`delete from ${sql(`public.${name}`)}`;
}
