import { describe, expect, it } from "vitest";
import { countAttempt, isLockedOut, NO_ATTEMPTS, type SignInAttempts } from "./signInAttempts.ts";

const MOST = 3;
const tried = (times: number[], timeoutMs = 1000) =>
  times.reduce<SignInAttempts>(
    (attempts, now) => countAttempt(attempts, { now, most: MOST, timeoutMs }),
    NO_ATTEMPTS,
  );

// shows: 4.attempts.1, 4.attempts.2
describe("sign-in attempts", () => {
  it("lock the account out after the last one allowed", () => {
    expect(tried([0, 1])).toEqual({ count: 2, lockedUntil: null });
    expect(tried([0, 1, 2])).toEqual({ count: 3, lockedUntil: 1002 });
    expect(isLockedOut(tried([0, 1]), 1)).toBe(false);
    expect(isLockedOut(tried([0, 1, 2]), 1001)).toBe(true);
  });

  it("are allowed again after the given time, counting from zero", () => {
    expect(isLockedOut(tried([0, 1, 2]), 1002)).toBe(false);
    expect(isLockedOut(tried([0, 1, 2], 5000), 1002)).toBe(true);
    expect(tried([0, 1, 2, 1002])).toEqual({ count: 1, lockedUntil: null });
  });

  it("don't extend an existing lockout", () => {
    expect(tried([0, 1, 2, 500, 900])).toEqual(tried([0, 1, 2]));
  });
});
