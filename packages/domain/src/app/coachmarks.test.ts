import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  COACHMARK_GAP,
  isCoachmarkDone,
  learnCoachmark,
  mayShowCoachmark,
  neededViews,
  parseCoachmarks,
  viewCoachmark,
} from "./coachmarks.ts";

/** A device's initial memory. */
const NO_COACHMARKS = parseCoachmarks(null);

describe("coachmarks", () => {
  // shows: 9.coachmarks.2, 9.coachmarks.3, 9.coachmarks.4, 9.coachmarks.5, 9.coachmarks.6
  it.each(["Share 2", "Watchlist 2", "Share 3", "Watchlist Add Item", "View Toggle"])(
    "of %s need 1 view",
    (name) => {
      expect(neededViews(name)).toBe(1);
      expect(isCoachmarkDone(NO_COACHMARKS, name)).toBe(false);
      expect(isCoachmarkDone(viewCoachmark(NO_COACHMARKS, name, 5), name)).toBe(true);
    },
  );

  it("need 3 views by default", () => {
    let memory = NO_COACHMARKS;
    for (const time of [1, 2]) memory = viewCoachmark(memory, "Another", time);
    expect(isCoachmarkDone(memory, "Another")).toBe(false);
    expect(isCoachmarkDone(viewCoachmark(memory, "Another", 3), "Another")).toBe(true);
  });

  // shows: 9.coachmarks.1
  it("store the last 10 times they were seen", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 30 }), (times) => {
        const memory = times.reduce(
          (before, time) => viewCoachmark(before, "Share 2", time),
          NO_COACHMARKS,
        );
        expect(memory.views["Share 2"] ?? []).toEqual(times.slice(-10));
        expect(parseCoachmarks(JSON.parse(JSON.stringify(memory)))).toEqual(memory);
      }),
    );
  });

  // shows: 5.names.2
  it("require a name that isn't blank", () => {
    for (const name of ["", "  "])
      expect([viewCoachmark(NO_COACHMARKS, name, 1), learnCoachmark(NO_COACHMARKS, name)]).toEqual([
        NO_COACHMARKS,
        NO_COACHMARKS,
      ]);
    expect(parseCoachmarks({ views: { "": [1] }, used: ["", "Share 2"] })).toEqual({
      views: {},
      used: ["Share 2"],
    });
  });

  it("are finished once the user has used the feature", () => {
    const memory = learnCoachmark(learnCoachmark(NO_COACHMARKS, "View Toggle"), "View Toggle");
    expect([
      memory.used,
      isCoachmarkDone(memory, "View Toggle"),
      isCoachmarkDone(memory, "Share 2"),
    ]).toEqual([["View Toggle"], true, false]);
  });

  it("start on the second visit, and appear at most once a day", () => {
    const seen = viewCoachmark(NO_COACHMARKS, "Share 2", 1000);
    const may = (sessionCount: number, now: number) =>
      mayShowCoachmark(seen, { sessionCount, now });
    expect([
      mayShowCoachmark(NO_COACHMARKS, { sessionCount: 1, now: 0 }),
      mayShowCoachmark(NO_COACHMARKS, { sessionCount: 2, now: 0 }),
    ]).toEqual([false, true]);
    expect([may(2, 1000 + COACHMARK_GAP - 1), may(2, 1000 + COACHMARK_GAP)]).toEqual([false, true]);
  });

  it("start over if the stored data is corrupt", () => {
    expect([null, "x", [], { views: 7, used: 7 }].map(parseCoachmarks)).toEqual(
      Array.from({ length: 4 }, () => NO_COACHMARKS),
    );
    expect(parseCoachmarks({ views: { "Share 2": [1, "x", null] }, used: [] }).views).toEqual({
      "Share 2": [1],
    });
  });
});
