const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Milliseconds without activity after which a session is over. */
export const SESSION_STALE_MS = HOUR_MS;
/** Days per month of an account's age. */
export const MONTH_DAYS = 30;
const LAST_MONTH = 18;

/**
 * Whether a session, or the window of last activity, is over. Both times in milliseconds; a clock
 * set back ends nothing.
 */
export function isSessionStale(lastActivityAt: number, now: number): boolean {
  return now - lastActivityAt >= SESSION_STALE_MS;
}

/**
 * Age of an account: 'Month 0' to 'Month 18' in steps of 30 days, then 'Month 19+'. Both times in
 * milliseconds.
 */
export function accountAgeBucket(createdAt: number, now: number): string {
  const month = Math.max(0, Math.floor((now - createdAt) / (MONTH_DAYS * DAY_MS)));
  return month > LAST_MONTH ? `Month ${LAST_MONTH + 1}+` : `Month ${month}`;
}

/** The event that starts a session; a different one on a new device. */
export function sessionStartEvent(
  firstSession: string | null,
): "new_device_session" | "returning_device_session" {
  return firstSession === null ? "new_device_session" : "returning_device_session";
}
