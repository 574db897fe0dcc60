/** How far back titles of a service are looked at. */
export type AirDateWindow = "NEW_AND_RECENT" | "LAST_10_YEARS" | "ALL_TIME";

const YEARS: Record<AirDateWindow, number> = { NEW_AND_RECENT: 2, LAST_10_YEARS: 10, ALL_TIME: Infinity };

/**
 * Whether a title was on within a window.
 * @param latest the last day it is known to have been new, as an ISO date; null where none is known. @param now milliseconds since the epoch
 */
export function isWithinWindow(window: AirDateWindow, latest: string | null, now: number): boolean {
  const years = YEARS[window];
  if (years === Infinity) return true;
  const from = new Date(now);
  from.setUTCFullYear(from.getUTCFullYear() - years);
  return latest !== null && latest >= from.toISOString().slice(0, 10);
}
