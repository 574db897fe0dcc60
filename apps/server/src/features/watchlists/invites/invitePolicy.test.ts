import { describe, expect, it } from "vitest";
import { testOwner } from "../../../testing/testOwner.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { mayJoin, mayJoinBy, mayOpen } from "./invitePolicy.ts";
import type { ReferenceRow } from "./referenceStore.ts";

const ANN = testOwner("annannannann");
const NOW = 1_000_000;
const ROW: ReferenceRow = {
  reference: "r",
  kind: "LIST",
  inviterId: "bobbobbobbob",
  watchlistId: 7,
  takenBy: null,
  sentTo: null,
  createdAt: new Date(0),
  expiresAt: new Date(NOW + 1),
  endedAt: null,
};

const opened = (row: ReferenceRow) => {
  const reference = mayOpen(row, NOW);
  if (reference instanceof Refusal) throw new Error(reference.message);
  return reference;
};

describe("an invite's reference", () => {
  it("can be read by anyone holding it until it expires or ends", () => {
    expect(mayOpen(ROW, NOW)).toEqual(ROW);
    expect(mayOpen(null, NOW)).toMatchObject({ status: 404 });
    expect(mayOpen(ROW, NOW + 1)).toMatchObject({ status: 410 });
    expect(mayOpen({ ...ROW, endedAt: new Date(1) }, NOW)).toMatchObject({ status: 410 });
  });

  it("lets its holder join its list, unless it's an invite to a friendship", () => {
    expect(mayJoinBy(ANN, opened(ROW))).toEqual({ watchlistId: 7, viewer: ANN });
    expect(mayJoinBy(ANN, opened({ ...ROW, watchlistId: null }))).toMatchObject({ status: 404 });
  });
});

it("reveals a list only to its members and to users who are or were invited by name", () => {
  expect(mayJoin(ANN, { watchlistId: 7, state: "NONE" })).toBeNull();
  for (const state of ["OWNER", "ACCEPTED", "INVITED_NEW", "DECLINED", "INVITED_REMOVED"] as const)
    expect(mayJoin(ANN, { watchlistId: 7, state })).toEqual({ watchlistId: 7, viewer: ANN });
});
