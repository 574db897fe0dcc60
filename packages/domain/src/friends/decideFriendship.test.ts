import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decideFriendship,
  sortFriends,
  type FriendAction,
  type Friendship,
  type FriendState,
} from "./decideFriendship.ts";

const ACTIONS: readonly FriendAction[] = [
  "request",
  "accept",
  "decline",
  "remove",
  "block",
  "unblock",
];
const STRANGERS: Friendship = { mine: "NONE", theirs: "NONE" };
const after = (...steps: readonly (readonly ["me" | "them", FriendAction])[]): Friendship =>
  steps.reduce((pair, [who, action]) => {
    const turned = who === "me" ? pair : { mine: pair.theirs, theirs: pair.mine };
    const next = decideFriendship(turned, action) ?? turned;
    return who === "me" ? next : { mine: next.theirs, theirs: next.mine };
  }, STRANGERS);

/** Consistent pairs; blocking may hide differences from the blocked person. */
const SENSIBLE = new Set<string>([
  "NONE NONE",
  "REQUESTED PENDING",
  "PENDING REQUESTED",
  "ACCEPTED ACCEPTED",
  "BLOCKED NONE",
  "NONE BLOCKED",
  "BLOCKED BLOCKED",
  "BLOCKED REQUESTED",
  "REQUESTED BLOCKED",
] satisfies `${FriendState} ${FriendState}`[]);

describe("a friendship", () => {
  it("always looks the same from both sides, except for the details that a block hides", () => {
    const walk = fc.array(
      fc.tuple(fc.constantFrom("me" as const, "them" as const), fc.constantFrom(...ACTIONS)),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(walk, (steps) => {
        const { mine, theirs } = after(...steps);
        // After unblocking, a request made in the meantime may exist only on the other side.
        if (
          !(mine === "NONE" && theirs === "REQUESTED") &&
          !(mine === "REQUESTED" && theirs === "NONE")
        )
          expect(SENSIBLE).toContain(`${mine} ${theirs}`);
      }),
      { numRuns: 2000 },
    );
  });
  it("is PENDING on the other side once requested, and can be accepted or declined only there", () => {
    expect(after(["me", "request"])).toEqual({ mine: "REQUESTED", theirs: "PENDING" });
    expect(after(["me", "request"], ["me", "accept"])).toEqual({
      mine: "REQUESTED",
      theirs: "PENDING",
    });
    expect(after(["me", "request"], ["them", "accept"])).toEqual({
      mine: "ACCEPTED",
      theirs: "ACCEPTED",
    });
    expect(after(["me", "request"], ["them", "decline"])).toEqual(STRANGERS);
    expect(after(["me", "request"], ["them", "request"])).toEqual({
      mine: "ACCEPTED",
      theirs: "ACCEPTED",
    });
  });
  it("ends when one user removes or blocks the other, and a blocked user can't request it", () => {
    expect(after(["me", "request"], ["them", "accept"], ["me", "remove"])).toEqual(STRANGERS);
    expect(after(["me", "block"], ["them", "request"])).toEqual({
      mine: "BLOCKED",
      theirs: "REQUESTED",
    });
    expect(after(["me", "block"], ["me", "request"])).toEqual({ mine: "BLOCKED", theirs: "NONE" });
    expect(
      after(["me", "block"], ["me", "unblock"], ["me", "request"], ["them", "accept"]),
    ).toEqual({ mine: "ACCEPTED", theirs: "ACCEPTED" });
  });
});

// shows: 5.friends.1
it("friends are sorted by name, ignoring case", () => {
  const friend = (profileName: string, userId = profileName) => ({ profileName, userId });
  expect(
    sortFriends(["bob", "Ann", "émile", "Zoe", "anna", "Émil"].map((name) => friend(name))).map(
      ({ profileName }) => profileName,
    ),
  ).toEqual(["Ann", "anna", "bob", "Émil", "émile", "Zoe"]);
  expect(sortFriends([friend("ann", "b"), friend("ANN", "a")]).map(({ userId }) => userId)).toEqual(
    ["a", "b"],
  );
});
