import fc from "fast-check";
import { expect, it } from "vitest";
import { windowsBetween } from "./listTmdbChanges.ts";

const DAY_MS = 86_400_000;

it("covers every day with ranges that TMDB accepts", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2024-01-01"), max: new Date("2026-01-01"), noInvalidDate: true }),
      fc.integer({ min: 1, max: 200 * DAY_MS }),
      (from, length) => {
        const to = new Date(from.getTime() + length);
        const windows = windowsBetween(from, to);
        expect(windows[0]?.start).toBe(from.toISOString().slice(0, 10));
        expect(windows.at(-1)?.end).toBe(to.toISOString().slice(0, 10));
        for (const [at, { start, end }] of windows.entries()) {
          expect(Date.parse(end) - Date.parse(start)).toBeLessThanOrEqual(14 * DAY_MS);
          if (at > 0) expect(start).toBe(windows[at - 1]?.end);
        }
      },
    ),
  );
});
