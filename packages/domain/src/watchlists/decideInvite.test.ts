import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decideInvite,
  INVITE_ACTIONS,
  INVITE_STATES,
  type InviteState,
  type InviteStep,
} from "./decideInvite.ts";

type Actor = "anonymous" | "unverified" | "verified" | "owner" | "collaborator" | "stranger";
const ACTORS: readonly Actor[] = [
  "anonymous",
  "unverified",
  "verified",
  "owner",
  "collaborator",
  "stranger",
];

/** How each actor relates to the invite of one person. */
const MEETS: Record<Actor, Pick<InviteStep, "by" | "accountStatus">> = {
  anonymous: { by: "invited", accountStatus: "anonymous" },
  unverified: { by: "invited", accountStatus: "unverified" },
  verified: { by: "invited", accountStatus: "verified" },
  owner: { by: "owner", accountStatus: "verified" },
  collaborator: { by: "other", accountStatus: "verified" },
  stranger: { by: "other", accountStatus: "verified" },
};

/** Every legal transition, by actor. All others must never happen. */
const ALLOWED = new Set([
  "owner NONE>INVITED_NEW",
  "owner DECLINED>INVITED_NEW",
  "owner INVITED_REMOVED>INVITED_NEW",
  "owner INVITED_NEW>INVITED_REMOVED",
  "owner INVITED_SEEN>INVITED_REMOVED",
  "owner ACCEPTED>INVITED_REMOVED",
  "verified NONE>INVITED_SEEN",
  "verified INVITED_REMOVED>INVITED_SEEN",
  "verified DECLINED>INVITED_SEEN",
  "verified INVITED_NEW>INVITED_SEEN",
  "verified INVITED_SEEN>ACCEPTED",
  "verified INVITED_SEEN>DECLINED",
  "verified ACCEPTED>NONE",
  // Somebody who lost their address can still leave.
  "anonymous ACCEPTED>NONE",
  "unverified ACCEPTED>NONE",
]);

const step = fc.record({
  actor: fc.constantFrom(...ACTORS),
  action: fc.constantFrom(...INVITE_ACTIONS),
  withReference: fc.boolean(),
  invitedAgain: fc.boolean(),
});

describe("the invite state machine", () => {
  // shows: 4.invite.1, 4.shared.5
  it("stays within the model during 10,000 random walks", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (walk) => {
        let state: InviteState = "NONE";
        for (const { actor, action, withReference, invitedAgain } of walk) {
          const decision = decideInvite({
            state,
            action,
            withReference,
            invitedAgain,
            ...MEETS[actor],
          });
          if (decision.kind !== "moved") continue;
          const move = `${actor} ${state}>${decision.state}`;
          expect(ALLOWED).toContain(move);
          // Nobody joins from nothing without a valid reference.
          if (actor === "verified" && (state === "NONE" || state === "DECLINED"))
            expect(withReference).toBe(true);
          // Nor do people whom the owner removed, unless an invite was sent to them since.
          if (actor === "verified" && state === "INVITED_REMOVED")
            expect(withReference && invitedAgain).toBe(true);
          state = decision.state;
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it("makes exactly the transitions that the model allows from any state", () => {
    const cases = INVITE_STATES.flatMap((state) =>
      ACTORS.flatMap((actor) => INVITE_ACTIONS.map((action) => ({ state, actor, action }))),
    ).flatMap((each) =>
      [true, false].flatMap((withReference) =>
        [true, false].map((invitedAgain) => ({ ...each, withReference, invitedAgain })),
      ),
    );
    const moves = cases.flatMap(({ actor, ...rest }) => {
      const decision = decideInvite({ ...rest, ...MEETS[actor] });
      return decision.kind === "moved" ? [`${actor} ${rest.state}>${decision.state}`] : [];
    });
    expect(new Set(moves)).toEqual(ALLOWED);
  });

  const as = (
    actor: Actor,
    state: InviteState,
    action: InviteStep["action"],
    withReference = false,
  ) => decideInvite({ state, action, withReference, ...MEETS[actor] });

  // shows: 4.invite.3, 4.invite.4
  it("goes from INVITED_NEW through acknowledging to INVITED_SEEN, then to ACCEPTED or DECLINED", () => {
    expect(as("owner", "NONE", "invite")).toEqual({ kind: "moved", state: "INVITED_NEW" });
    expect(as("verified", "INVITED_NEW", "acknowledge")).toEqual({
      kind: "moved",
      state: "INVITED_SEEN",
    });
    expect(as("verified", "INVITED_SEEN", "accept")).toEqual({ kind: "moved", state: "ACCEPTED" });
    expect(as("verified", "INVITED_SEEN", "decline")).toEqual({ kind: "moved", state: "DECLINED" });
    for (const action of ["accept", "decline"] as const)
      expect(as("verified", "INVITED_NEW", action)).toEqual({
        kind: "refused",
        reason: "acknowledge-first",
      });
  });

  it("tells anonymous visitors to log in and other users to verify their email address", () => {
    expect(as("anonymous", "INVITED_NEW", "acknowledge")).toEqual({
      kind: "refused",
      reason: "log-in",
    });
    expect(as("unverified", "INVITED_NEW", "acknowledge")).toEqual({
      kind: "refused",
      reason: "verify-email",
    });
  });

  it("doesn't let any other user change an invite in any state", () => {
    for (const actor of ["collaborator", "stranger"] as const)
      for (const state of INVITE_STATES)
        for (const action of INVITE_ACTIONS)
          expect(as(actor, state, action, true)).toEqual({
            kind: "refused",
            reason: "not-allowed",
          });
  });

  it("returns user_already_acknowledge for a second acknowledgement, and nothing for collaborators", () => {
    expect(as("verified", "INVITED_SEEN", "acknowledge", true)).toEqual({
      kind: "refused",
      reason: "user_already_acknowledge",
    });
    expect(as("verified", "ACCEPTED", "acknowledge", true)).toEqual({ kind: "unchanged" });
  });

  it("readmits a removed collaborator only after the owner invites them by name again", () => {
    expect(as("verified", "INVITED_REMOVED", "acknowledge", true)).toEqual({
      kind: "refused",
      reason: "not-invited",
    });
    expect(as("owner", "INVITED_REMOVED", "invite")).toEqual({
      kind: "moved",
      state: "INVITED_NEW",
    });
    const mailed = {
      state: "INVITED_REMOVED",
      action: "acknowledge",
      invitedAgain: true,
      ...MEETS.verified,
    } as const;
    expect(decideInvite({ ...mailed, withReference: true })).toEqual({
      kind: "moved",
      state: "INVITED_SEEN",
    });
    expect(decideInvite({ ...mailed, withReference: false })).toEqual({
      kind: "refused",
      reason: "not-invited",
    });
  });
});
