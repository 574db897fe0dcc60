import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  aFlag,
  aNumber,
  aText,
  declarationProblems,
  declareEvents,
  oneOf,
  type EventDeclarations,
} from "./declareEvents.ts";
import { eventProblems, eventText, isReservedName } from "./eventRules.ts";
import {
  accountAgeBucket,
  isSessionStale,
  SESSION_STALE_MS,
  sessionStartEvent,
} from "./sessions.ts";
import { watchlistEvent, watchlistKind } from "./watchlistEvent.ts";

const DAY_MS = 24 * 60 * 60_000;

describe("event rules", () => {
  // shows: 5.tracking.3, 5.tracking.4, 5.tracking.5, 5.tracking.6, 9.analytics.1, 9.analytics.2
  it("accept names that start with a letter and have up to 40 letters, digits and underscores", () => {
    for (const name of ["a", "Tap_2", "n".repeat(40)])
      expect(eventProblems({ name, params: { [name]: "v" } })).toEqual([]);
    for (const name of ["", "1st", "_tap", "a-b", "a b", "é", "n".repeat(41)]) {
      expect(eventProblems({ name, params: {} })).toHaveLength(1);
      expect(eventProblems({ name: "tap", params: { [name]: 1 } })).toHaveLength(1);
    }
  });

  // shows: 5.tracking.7, 5.tracking.8, 9.analytics.3, 9.analytics.4
  it("accept texts of up to 100 characters, finite numbers, and up to 25 parameters", () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, "x".repeat(100)]));
    expect(eventProblems({ name: "tap", params: many(25) })).toEqual([]);
    expect(eventProblems({ name: "tap", params: many(26) })).toHaveLength(1);
    expect(
      eventProblems({ name: "tap", params: { text: "x".repeat(101), number: Number.NaN } }),
    ).toHaveLength(2);
  });

  // shows: 5.tracking.9, 5.tracking.10
  it("report reserved names and prefixes, regardless of case", () => {
    for (const name of [
      "session_start",
      "Error",
      "first_visit",
      "firebase_tap",
      "GA_tap",
      "google_tap",
    ]) {
      expect(isReservedName(name)).toBe(true);
      expect(eventProblems({ name, params: {} })).toEqual([expect.stringContaining("reserved")]);
    }
    for (const name of ["errors", "gate_passed", "page_view"])
      expect(isReservedName(name)).toBe(false);
  });

  // shows: 5.tracking.11
  it("truncate texts to 100 characters without splitting a character", () => {
    expect(eventText("x".repeat(101))).toBe("x".repeat(100));
    expect(eventText(`${"x".repeat(99)}😀`)).toBe("x".repeat(99));
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 300 }),
        (text) =>
          text.startsWith(eventText(text)) &&
          eventText(text).length <= 100 &&
          eventText(text).isWellFormed(),
      ),
    );
  });
});

describe("watchlist events", () => {
  const list = { userDefault: false, collaborators: [] };

  // shows: 3.watchlist.9
  it("include whether a list is the default, and otherwise whether it's shared", () => {
    expect(
      [{ ...list, userDefault: true }, { userDefault: false, collaborators: ["x"] }, list].map(
        watchlistKind,
      ),
    ).toEqual(["default", "collaborative", "non-collaborative"]);
    expect(watchlistKind({ userDefault: true, collaborators: ["x"] })).toBe("default");
  });

  // shows: 5.tracking.1, 5.tracking.2
  it("require a node that isn't a plain string or number", () => {
    for (const node of ["7", "", 7, 0])
      expect(watchlistEvent(node, "added", list)).toEqual({
        problem: "a watchlist node must not be a plain string or number",
      });
    for (const node of [null, undefined, {}, { id: "7" }])
      expect(watchlistEvent(node, "added", list)).toHaveProperty("problem");
    expect(watchlistEvent({ id: 7 }, "removed", list)).toEqual({
      action: "removed",
      title_id: 7,
      watchlist_kind: "non-collaborative",
    });
  });

  // shows: 4.watchlistAction.1
  it("accept only 'added' or 'removed' as an action", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.constantFrom("added", "removed")),
        (action) =>
          "problem" in watchlistEvent({ id: 7 }, action, list) !==
          (action === "added" || action === "removed"),
      ),
    );
  });
});

describe("sessions", () => {
  // shows: 4.sessions.3, 4.sessions.4, 9.events.9
  it("become stale after an hour without activity, but not before", () => {
    expect([
      isSessionStale(0, SESSION_STALE_MS - 1),
      isSessionStale(0, SESSION_STALE_MS),
      isSessionStale(10, 0),
    ]).toEqual([false, true, false]);
    expect(SESSION_STALE_MS).toBe(3_600_000);
  });

  it("start with one event on a new device and a different one on a returning device", () => {
    expect([sessionStartEvent(null), sessionStartEvent("1767225600000")]).toEqual([
      "new_device_session",
      "returning_device_session",
    ]);
  });

  // shows: 4.sessions.5, 4.sessions.6, 9.events.10
  it.each([
    [-1, "Month 0"],
    [0, "Month 0"],
    [30 * DAY_MS - 1, "Month 0"],
    [30 * DAY_MS, "Month 1"],
    [19 * 30 * DAY_MS - 1, "Month 18"],
    [19 * 30 * DAY_MS, "Month 19+"],
    [9999 * DAY_MS, "Month 19+"],
  ])("get the bucket for the account's age: %i ms", (age, bucket) => {
    expect(accountAgeBucket(1_000, 1_000 + age)).toBe(bucket);
  });
});

describe("declared events", () => {
  const events = declareEvents({
    tapped: {
      purpose: "Tells what is tapped.",
      consent: "usage",
      params: {
        place: oneOf("where", ["home", "search"]),
        at: aNumber("position"),
        note: aText("words"),
        again: aFlag("not the first"),
      },
    },
  });
  it("all pass the validation", () => {
    const wrong: EventDeclarations = {
      session_start: {
        purpose: "",
        consent: "usage",
        params: { ["p".repeat(41)]: aNumber("x"), kind: oneOf("x", ["x".repeat(101)]) },
      },
      big: {
        purpose: "x",
        consent: "usage",
        params: Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`p${at}`, aNumber("x")])),
      },
    };
    expect(declarationProblems(events)).toEqual([]);
    expect(declarationProblems(wrong)).toHaveLength(5);
  });
});
