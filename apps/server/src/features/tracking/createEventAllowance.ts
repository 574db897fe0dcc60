import { LRUCache } from "lru-cache";

/** Counts what networks bring. */
export interface EventAllowance {
  /** Takes so many events of a network, or says in how many seconds it may come again. */
  take(network: string, events: number, now: number): number | null;
}

const HOUR_MS = 60 * 60_000;
/** What some hundred busy people bring in an hour. More from one place fills the disk, and tells nobody anything. */
export const MOST_OF_NETWORK = 30_000;
const MOST_NETWORKS = 20_000;

/** How many events each network may bring within an hour. Each server counts for itself: a count in the database would cost as much as the events. */
export function createEventAllowance(most = MOST_OF_NETWORK): EventAllowance {
  const hours = new LRUCache<string, { events: number; until: number }>({ max: MOST_NETWORKS });
  return {
    take: (network, events, now) => {
      const known = hours.get(network);
      const hour = known && known.until > now ? known : { events: 0, until: now + HOUR_MS };
      if (hour.events + events > most) return Math.ceil((hour.until - now) / 1000);
      hour.events += events;
      hours.set(network, hour);
      return null;
    },
  };
}
