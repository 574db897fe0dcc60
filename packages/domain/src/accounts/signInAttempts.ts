/** Sign-in attempts so far. */
export interface SignInAttempts {
  count: number;
  /** End of the lockout, in milliseconds since the epoch; null if there is none. */
  lockedUntil: number | null;
}

export const NO_ATTEMPTS: SignInAttempts = { count: 0, lockedUntil: null };

interface AttemptRule {
  now: number;
  /** Number of attempts that cause a lockout. */
  most: number;
  /** Duration of a lockout, in milliseconds. */
  timeoutMs: number;
}

/** Whether sign-in is locked. */
export function isLockedOut({ lockedUntil }: SignInAttempts, now: number): boolean {
  return lockedUntil !== null && now < lockedUntil;
}

/**
 * Counts an attempt. The last one allowed starts a lockout; when it has ended, counting starts
 * over. Attempts during a lockout don't prolong it.
 */
export function countAttempt(
  attempts: SignInAttempts,
  { now, most, timeoutMs }: AttemptRule,
): SignInAttempts {
  if (isLockedOut(attempts, now)) return attempts;
  const count = (attempts.lockedUntil === null ? attempts.count : 0) + 1;
  return { count, lockedUntil: count >= most ? now + timeoutMs : null };
}
