const LONGEST_MS = 15 * 60_000;

/**
 * Milliseconds from a Retry-After header, in seconds or as a date; null if unreadable. At most
 * fifteen minutes.
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = /^\d{1,6}$/.test(header.trim())
    ? Number(header)
    : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds * 1000, 0), LONGEST_MS) : null;
}
