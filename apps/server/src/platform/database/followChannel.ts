import type { Sql } from "./sqlClient.ts";

interface Followed {
  sql: Sql;
  /** The channel of NOTIFY on which changes are announced. */
  channel: string;
  /** Milliseconds between looks without an announcement: some are missed. */
  pollEvery: number;
  /** Looks for a change and takes it over. Never runs twice at once. */
  refresh(): Promise<void>;
  onError(error: unknown): void;
}

export interface Following {
  /** Stops, once the refresh that is under way has ended. */
  close(): Promise<void>;
}

/** Keeps something in memory that the database has: refreshed when a change is announced, and now and then. */
export async function followChannel({ sql, channel, pollEvery, refresh, onError }: Followed): Promise<Following> {
  let refreshing: Promise<void> | null = null;
  let announced = false;
  // What is announced while a refresh is under way may be newer than what that one reads.
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
