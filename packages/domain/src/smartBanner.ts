const DAY = 24 * 60 * 60 * 1000;

/** Days that the smart banner stays away after it was put away once, and twice. After the third time it never comes back. */
export const BANNER_PAUSES = [7, 30] as const;

/** The smart banner waits until somebody comes back: on a first visit it would be in the way. */
export const BANNER_SESSIONS = 2;

interface BannerMemory {
  /** Milliseconds since the epoch; null where it was never put away. */
  hiddenAt: number | null;
  /** How often it was put away. */
  count: number;
}

/** Whether the smart banner may show: `sessions` is how many visits this device has made, `now` in milliseconds. A clock set back keeps it away. */
export function mayShowBanner({ hiddenAt, count }: BannerMemory, { sessions, now }: { sessions: number; now: number }): boolean {
  if (sessions < BANNER_SESSIONS) return false;
  if (hiddenAt === null || count <= 0) return true;
  const pause = BANNER_PAUSES[count - 1];
  return pause !== undefined && now - hiddenAt >= pause * DAY;
}
