import { describe, expect, it } from "vitest";
import { Refusal } from "../../platform/refusal.ts";
import { testOwner } from "../../testing/testOwner.ts";
import { mayOpen } from "../watchlists/invites/invitePolicy.ts";
import { mayCompare, mayMeet, mayStep, ratingsInSight } from "./friendPolicy.ts";
import type { FriendRow } from "./friendStore.ts";

const ANN = testOwner("annannannann");
const BOB = "bobbobbobbob";
const row = (state: FriendRow["state"], userId = ANN.userId): FriendRow => ({
  userId,
  friendId: BOB,
  state,
  since: new Date(0),
  knownAs: null,
});

const friend = () => {
  const met = mayMeet(ANN, row("ACCEPTED"));
  if (met instanceof Refusal) throw new Error(met.message);
  return met;
};

describe("friend permissions", () => {
  it("require both sides to accept", () => {
    for (const state of ["REQUESTED", "PENDING", "BLOCKED"] as const)
      expect(mayMeet(ANN, row(state))).toMatchObject({ status: 404 });
    expect(mayMeet(ANN, undefined)).toMatchObject({ status: 404 });
    expect(mayMeet(ANN, row("ACCEPTED"))).toEqual(row("ACCEPTED"));
  });

  it("ignore friendships between other users", () =>
    expect(mayMeet(ANN, row("ACCEPTED", "cidcidcidcid"))).toMatchObject({ status: 404 }));

  it("show ratings only if both users share their ratings", () => {
    for (const sharers of [[], [ANN.userId], [BOB]])
      expect(mayCompare(friend(), new Set(sharers))).toMatchObject({ status: 403 });
    expect(mayCompare(friend(), new Set([ANN.userId, BOB]))).toEqual({ userId: BOB });
  });
});

it("shows ratings only from friends who share them, and only if the caller shares too", () => {
  const rows = [
    row("ACCEPTED"),
    { ...row("ACCEPTED"), friendId: "hider" },
    { ...row("PENDING"), friendId: "asked" },
    row("ACCEPTED", "cidcidcidcid"),
  ];
  const sharers = new Set([ANN.userId, BOB, "asked", "cidcidcidcid"]);
  expect(ratingsInSight(ANN, rows, sharers)).toEqual([{ userId: BOB }]);
  expect(ratingsInSight(ANN, rows, new Set([BOB]))).toEqual([]);
});

const inviteOf = (inviterId: string) => {
  const opened = mayOpen(
    {
      reference: "r",
      kind: "FRIEND",
      inviterId,
      watchlistId: null,
      takenBy: null,
      sentTo: null,
      createdAt: new Date(0),
      expiresAt: new Date(1),
      endedAt: null,
    },
    0,
  );
  if (opened instanceof Refusal) throw new Error(opened.message);
  return opened;
};

describe("a change to a friendship", () => {
  const pair = { userId: ANN.userId, friendId: BOB, mine: "NONE", theirs: "NONE" } as const;

  it("acts on behalf of the caller", () =>
    expect(mayStep(pair, { action: "request" })).toMatchObject({
      pair,
      after: { mine: "REQUESTED", theirs: "PENDING" },
    }));

  it("acts on behalf of the inviter if the caller holds their invite", () => {
    expect(mayStep(pair, { action: "request", invite: inviteOf(BOB) })).toMatchObject({
      pair: { userId: BOB, friendId: ANN.userId },
    });
  });

  it("still acts on behalf of the caller if they hold someone else's invite", () => {
    const invite = inviteOf("cidcidcidcid");
    expect(mayStep(pair, { action: "request", invite })).toMatchObject({ pair });
  });
});
