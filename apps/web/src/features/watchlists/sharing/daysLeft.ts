const DAY_MS = 24 * 60 * 60 * 1000;

/** Days left until an instant, rounded; 0 if it is less than half a day. */
export function daysLeft(expiresAt: string, now: number): number {
  return Math.max(0, Math.round((Date.parse(expiresAt) - now) / DAY_MS));
}
