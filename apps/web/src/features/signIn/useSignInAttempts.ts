import { countAttempt, NO_ATTEMPTS, type SignInAttempts } from "@worthy/domain";
import { SIGN_IN_KEYS } from "../session/sessionStore.ts";
import { storeValue, useStoredValue } from "../session/useStoredValue.ts";
import { useCountdown } from "./useCountdown.ts";

/** One less than the number of mails the server sends to an address in a quarter of an hour. */
const MOST = 5;
const TIMEOUT_MS = 15 * 60 * 1000;

interface Attempts {
  lockedOut: boolean;
  /** Seconds until the lockout ends. */
  secondsLeft: number;
  count: () => void;
  /** Starts a lockout at once, for as long as the server says. */
  lock: (timeoutMs: number) => void;
}

function parseAttempts(text: string | null): SignInAttempts {
  try {
    const { count, lockedUntil }: Partial<SignInAttempts> = JSON.parse(text ?? "{}") ?? {};
    if (typeof count === "number" && (lockedUntil === null || typeof lockedUntil === "number"))
      return { count, lockedUntil };
  } catch {
    // A damaged count is ignored.
  }
  return NO_ATTEMPTS;
}

/** This device's number of sign-in attempts, with the lockout and its remaining time. */
export function useSignInAttempts(): Attempts {
  const attempts = useStoredValue(SIGN_IN_KEYS.attempts, parseAttempts);
  const secondsLeft = useCountdown(attempts.lockedUntil);
  const add = (most: number, timeoutMs: number) => {
    const next = countAttempt(attempts, { now: Date.now(), most, timeoutMs });
    storeValue(SIGN_IN_KEYS.attempts, JSON.stringify(next));
  };
  return {
    lockedOut: attempts.lockedUntil !== null && secondsLeft > 0,
    secondsLeft,
    count: () => add(MOST, TIMEOUT_MS),
    lock: (timeoutMs) => add(0, timeoutMs),
  };
}
