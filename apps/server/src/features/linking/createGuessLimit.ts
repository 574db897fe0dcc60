import { LRUCache } from "lru-cache";

/** Counts wrong names of requests, by the person who gave them. Each server counts for itself. */
export interface GuessLimit {
  isReached(userId: string, now: number): boolean;
  countWrong(userId: string, now: number): void;
}

const MOST_WRONG = 10;
const WINDOW_MS = 10 * 60_000;
const MOST_PEOPLE = 50_000;

export function createGuessLimit(): GuessLimit {
  const wrong = new LRUCache<string, { count: number; until: number }>({ max: MOST_PEOPLE });
  const current = (userId: string, now: number) => {
    const window = wrong.get(userId);
    return window && window.until > now ? window : null;
  };
  return {
    isReached: (userId, now) => (current(userId, now)?.count ?? 0) >= MOST_WRONG,
    countWrong: (userId, now) => {
      const window = current(userId, now);
      if (window) window.count += 1;
      else wrong.set(userId, { count: 1, until: now + WINDOW_MS });
    },
  };
}
