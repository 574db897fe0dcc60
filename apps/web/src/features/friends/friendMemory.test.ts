import { describe, expect, it } from "vitest";
import fc from "fast-check";
import {
  askedStill,
  countNew,
  emptyFriendMemory,
  parseFriendMemory,
  withAsked,
  withoutAsked,
  withPending,
  withSeen,
} from "./friendMemory.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse("2026-03-01T12:00:00Z");
const empty = emptyFriendMemory("aaaaaaaaaaaa");

describe("locally tracked friend requests", () => {
  // shows: 3.friend.3
  it("are stored by case-insensitive email address, newest first, until the invite expires", () => {
    const memory = withAsked(
      withAsked(withAsked(empty, "ada@example.org", NOW - 13 * DAY), "bob@example.org", NOW - DAY),
      "Ada@Example.org",
      NOW,
    );
    expect(askedStill(memory, NOW).map(({ email }) => email)).toEqual([
      "Ada@Example.org",
      "bob@example.org",
    ]);
    expect(askedStill(memory, NOW + 13 * DAY).map(({ email }) => email)).toEqual([
      "Ada@Example.org",
    ]);
    expect(withoutAsked(memory, "BOB@example.org").asked.map(({ email }) => email)).toEqual([
      "Ada@Example.org",
    ]);
  });

  it("are stored by sender, as last reported by the server", () => {
    expect(withPending(withPending(empty, ["bbbbbbbbbbbb"]), ["cccccccccccc"]).pending).toEqual([
      "cccccccccccc",
    ]);
  });

  it("survive a round trip through storage, which drops corrupt data", () => {
    const memory = withSeen(
      withPending(withAsked(empty, "ada@example.org", NOW), ["bbbbbbbbbbbb"]),
      "2026-02-01T00:00:00.000Z",
    );
    expect(parseFriendMemory(JSON.stringify(memory))).toEqual(memory);
    for (const broken of [
      null,
      "",
      "{",
      "[]",
      "null",
      '{"userId":1}',
      '{"userId":"a","pending":{},"asked":[],"seenUntil":""}',
    ])
      expect(parseFriendMemory(broken)).toBeNull();
    expect(
      parseFriendMemory(
        JSON.stringify({ ...memory, pending: [1, "x"], asked: [null, {}, { email: "e", at: 1 }] }),
      ),
    ).toMatchObject({ pending: ["x"], asked: [] });
    fc.assert(fc.property(fc.json(), (text) => void parseFriendMemory(text)));
  });

  it("never exceed the maximum number of entries", () => {
    let memory = empty;
    for (let i = 0; i < 100; i++) memory = withAsked(memory, `p${i}@example.org`, NOW + i);
    expect(memory.asked).toHaveLength(20);
    expect(
      withPending(
        empty,
        Array.from({ length: 500 }, (_, i) => String(i)),
      ).pending,
    ).toHaveLength(200);
  });
});

describe("new messages", () => {
  it("are those received since the latest recorded visit", () => {
    const seen = withSeen(withSeen(empty, "2026-02-02T00:00:00.000Z"), "2026-02-01T00:00:00.000Z");
    expect(seen.seenUntil).toBe("2026-02-02T00:00:00.000Z");
    expect(
      countNew(seen, [
        "2026-02-01T00:00:00.000Z",
        "2026-02-02T00:00:00.000Z",
        "2026-02-03T00:00:00.000Z",
      ]),
    ).toBe(1);
    expect(countNew(empty, ["2026-02-01T00:00:00.000Z"])).toBe(1);
  });
});
