/** How far back to look for a service's titles. */
export type AirDateWindow = "NEW_AND_RECENT" | "LAST_10_YEARS" | "ALL_TIME";

const YEARS: Record<AirDateWindow, number | null> = {
  NEW_AND_RECENT: 2,
  LAST_10_YEARS: 10,
  ALL_TIME: null,
};

/**
 * First day of a window as an ISO date; null if it has no start.
 * @param now milliseconds since the epoch
 */
export function windowStart(window: AirDateWindow, now: number): string | null {
  const years = YEARS[window];
  if (years === null) return null;
  const from = new Date(now);
  from.setUTCFullYear(from.getUTCFullYear() - years);
  return from.toISOString().slice(0, 10);
}
