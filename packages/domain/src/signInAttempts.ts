/** Attempts to sign in so far. */
export interface SignInAttempts {
  count: number;
  /** When the lockout ends, in milliseconds since the epoch; null while there is none. */
  lockedUntil: number | null;
}

export const NO_ATTEMPTS: SignInAttempts = { count: 0, lockedUntil: null };

interface AttemptRule {
  now: number;
  /** Attempts that lock out. */
  most: number;
  /** How long a lockout holds, as the caller says. */
  timeoutMs: number;
}

/** Whether the lockout flag is up. */
export function isLockedOut({ lockedUntil }: SignInAttempts, now: number): boolean {
  return lockedUntil !== null && now < lockedUntil;
}

/** One attempt more. The last that is allowed raises the lockout flag; once its time is over, counting begins anew. Attempts while locked out do not prolong it. */
export function countAttempt(attempts: SignInAttempts, { now, most, timeoutMs }: AttemptRule): SignInAttempts {
  if (isLockedOut(attempts, now)) return attempts;
  const count = (attempts.lockedUntil === null ? attempts.count : 0) + 1;
  return { count, lockedUntil: count >= most ? now + timeoutMs : null };
}
