import type { Sql } from "../database/sqlClient.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Removes keys that no client repeats any more, two days old: now and every hour. Returns how to stop. */
export function purgeIdempotencyKeys(sql: Sql, onError: (error: unknown) => void): () => void {
  const purge = () => void sql`delete from idempotency_keys where created_at < now() - interval '2 days'`.catch(onError);
  purge();
  const timer = setInterval(purge, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
