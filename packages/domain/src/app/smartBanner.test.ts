import { describe, expect, it } from "vitest";
import { mayShowBanner } from "./smartBanner.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;
const after = (days: number, count: number) =>
  mayShowBanner({ hiddenAt: NOW - days * DAY, count }, { sessions: 5, now: NOW });

describe("the smart banner", () => {
  it("waits until the second visit", () => {
    const fresh = { hiddenAt: null, count: 0 };
    expect([0, 1, 2, 9].map((sessions) => mayShowBanner(fresh, { sessions, now: NOW }))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
  // shows: 3.localSettings.12
  it("stays hidden for a week, then a month, then permanently", () => {
    expect([6.9, 7].map((days) => after(days, 1))).toEqual([false, true]);
    expect([7, 29.9, 30].map((days) => after(days, 2))).toEqual([false, false, true]);
    expect([30, 3000].map((days) => after(days, 3))).toEqual([false, false]);
  });
  it("stays hidden if the clock has been set back", () => expect(after(-40, 1)).toBe(false));
});
