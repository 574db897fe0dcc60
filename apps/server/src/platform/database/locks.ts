import type { Queries } from "../http/handler.ts";

/**
 * Numbers of the advisory locks, of which each exists once per database. Two of a number would shut
 * each other out. A released number stays: servers of two versions may run side by side.
 */
export const LOCKS = {
  /** Held exclusively while the schema changes, and shared while a backup reads it. */
  migration: 7_305_808_301,
  /** Held while training: one at a time across all servers. */
  training: 7_305_808_302,
  /** Held by the only importing process. */
  importing: 7_305_808_303,
  /** Held while an import is created. */
  importQueue: 7_305_808_304,
  /** Held while the bundle is loaded. */
  bundle: 7_305_808_305,
  /** Held while a day of events gets its partition. */
  eventDays: 7_305_808_306,
  /** Held while a sandbox is reset. */
  sandbox: 7_305_808_307,
} as const;

/** Locks that exist once for each key, such as a person. */
export type KeyedLock = "default list" | "email" | "friend reference" | "friends" | "wishes";

/** Waits for the lock of a key and holds it until the transaction ends. */
export async function lockKey(sql: Queries, lock: KeyedLock, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${lock} ${key}`}, 0))`;
}
