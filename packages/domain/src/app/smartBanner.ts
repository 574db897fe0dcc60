const DAY = 24 * 60 * 60 * 1000;

/**
 * Days the smart banner stays hidden after being dismissed once, and twice. After the third time it
 * never returns.
 */
export const BANNER_PAUSES = [7, 30] as const;

/** The smart banner waits for a return visit; on a first visit it would be in the way. */
export const BANNER_SESSIONS = 2;

interface BannerMemory {
  /** Milliseconds since the epoch; null if never dismissed. */
  hiddenAt: number | null;
  /** Number of times it was dismissed. */
  count: number;
}

/**
 * Whether the smart banner may show: `sessions` is the number of this device's visits, `now` in
 * milliseconds. It stays hidden if the clock was set back.
 */
export function mayShowBanner(
  { hiddenAt, count }: BannerMemory,
  { sessions, now }: { sessions: number; now: number },
): boolean {
  if (sessions < BANNER_SESSIONS) return false;
  if (hiddenAt === null || count <= 0) return true;
  const pause = BANNER_PAUSES[count - 1];
  return pause !== undefined && now - hiddenAt >= pause * DAY;
}
