import type { SessionSql } from "./sqlClient.ts";

interface Followed {
  sql: SessionSql;
  /** The NOTIFY channel on which changes are announced. */
  channel: string;
  /** Milliseconds between checks without an announcement, because some are missed. */
  pollEvery: number;
  /** Checks for a change and applies it. Never runs twice at once. */
  refresh(): Promise<void>;
  onError(error: unknown): void;
}

export interface Following {
  /** Stops after the running refresh has ended. */
  close(): Promise<void>;
}

/**
 * Keeps data from the database in memory, refreshed when a change is announced and periodically.
 */
export async function followChannel({
  sql,
  channel,
  pollEvery,
  refresh,
  onError,
}: Followed): Promise<Following> {
  let refreshing: Promise<void> | null = null;
  let announced = false;
  // An announcement during a refresh may be about something newer than what that refresh reads.
  const refreshWhileAnnounced = async () => {
    while (announced) {
      announced = false;
      await refresh();
    }
  };
  const look = () => {
    announced = true;
    refreshing ??= refreshWhileAnnounced()
      .catch(onError)
      .finally(() => (refreshing = null));
  };
  const listening = await sql.listen(channel, look);
  const timer = setInterval(look, pollEvery);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await listening.unlisten();
      await refreshing;
    },
  };
}
