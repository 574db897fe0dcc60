import type { Sql } from "../database/sqlClient.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Removes what no limit asks for any more, and links that nobody can use: now and every hour. Returns how to stop. */
export function purgeCounts(sql: Sql, onError: (error: unknown) => void): () => void {
  const purge = () => {
    void sql`delete from limit_counts where window_end < now() - interval '1 hour'`.catch(onError);
    void sql`delete from invite_references where expires_at < now() - interval '30 days'`.catch(onError);
    void sql`delete from sign_in_links where expires_at < now() - interval '2 days'`.catch(onError);
  };
  purge();
  const timer = setInterval(purge, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
