import type { SessionSql } from "../database/sqlClient.ts";
import type { Bus } from "./Bus.ts";

const CHANNEL = "worthy_realtime";
/** Maximum payload of NOTIFY, in bytes. */
const MOST_BYTES = 7_999;
const MOST_AT_ONCE = 200;
/** Beyond this, the database is too slow or unavailable. */
const MOST_WAITING = 10_000;

/**
 * The bus over the database's NOTIFY. The driver listens again by itself after a lost connection.
 */
export async function openPostgresBus(sql: SessionSql): Promise<Bus> {
  const listeners = new Set<(text: string) => void>();
  const listening = await sql.listen(CHANNEL, (text) => {
    for (const listener of listeners) listener(text);
  });
  let waiting: string[] = [];
  let sending: Promise<void> | null = null;
  const sendWaiting = async () => {
    await Promise.resolve(); // messages sent together go in one statement
    try {
      while (waiting.length > 0) {
        const texts = waiting.splice(0, MOST_AT_ONCE);
        await sql`select pg_notify(${CHANNEL}, text) from unnest(${texts}::text[]) with ordinality as each (text, place) order by place`;
      }
    } catch (error) {
      waiting = [];
      throw error;
    } finally {
      sending = null; // in the same turn as the last check of the queue
    }
  };
  return {
    // One statement after the other, so messages arrive in order; those sent meanwhile go together
    // in the next.
    send: (text) => {
      const bytes = Buffer.byteLength(text);
      if (bytes > MOST_BYTES)
        return Promise.reject(
          new RangeError(`a message of ${bytes} bytes is more than PostgreSQL carries`),
        );
      if (waiting.length >= MOST_WAITING)
        return Promise.reject(new Error("the database doesn’t deliver messages fast enough"));
      waiting.push(text);
      sending ??= sendWaiting();
      return sending;
    },
    subscribe: (listener) => void listeners.add(listener),
    close: async () => {
      await sending?.catch(() => {}); // the sender has been told
      await listening.unlisten();
    },
  };
}
