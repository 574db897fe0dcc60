const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** After so long without activity a session is over, in milliseconds. */
export const SESSION_STALE_MS = HOUR_MS;
/** A month of an account's age, in days. */
export const MONTH_DAYS = 30;
const LAST_MONTH = 18;

/** Whether a session, or the window of last activity, is over. Both times in milliseconds; a clock that was set back ends nothing. */
export function isSessionStale(lastActivityAt: number, now: number): boolean {
  return now - lastActivityAt >= SESSION_STALE_MS;
}

/** How old an account is: 'Month 0' to 'Month 18' in steps of 30 days, then 'Month 19+'. Both times in milliseconds. */
export function accountAgeBucket(createdAt: number, now: number): string {
  const month = Math.max(0, Math.floor((now - createdAt) / (MONTH_DAYS * DAY_MS)));
  return month > LAST_MONTH ? `Month ${LAST_MONTH + 1}+` : `Month ${month}`;
}

/** The event that a session begins with: one of its own for a device that was never here. */
export function sessionStartEvent(firstSession: string | null): "new_device_session" | "returning_device_session" {
  return firstSession === null ? "new_device_session" : "returning_device_session";
}
