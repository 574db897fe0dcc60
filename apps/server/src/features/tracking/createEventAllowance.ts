import { LRUCache } from "lru-cache";

/** Limits events by network. */
export interface EventAllowance {
  /** Takes this many events of a network, or returns in how many seconds it may retry. */
  take(network: string, events: number, now: number): number | null;
}

const HOUR_MS = 60 * 60_000;
/**
 * About what a hundred busy people send in an hour. More from one place fills the disk without
 * being useful.
 */
export const MOST_OF_NETWORK = 30_000;
const MOST_NETWORKS = 20_000;

/**
 * Events per network and hour. Each server counts by itself: counting in the database would cost as
 * much as the events.
 * @param crowd how many times as many as usual
 */
export function createEventAllowance(crowd = 1, usual = MOST_OF_NETWORK): EventAllowance {
  const most = usual * crowd;
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
