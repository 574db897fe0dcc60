import type { CallApi, CallOutput } from "@worthy/contract";
import { ApiFailure } from "@worthy/contract/apiFailure";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { daysLeft } from "./daysLeft.ts";
import type { InviteRecord } from "./inviteRecord.ts";
import { redeemInvite } from "./redeemInvite.ts";

type Invite = CallOutput<"getInvite">;
type Acknowledged = CallOutput<"acknowledgeInvite">;

const REFERENCE = "abcdefghijklmnopqrstuvwx";
const invite: Invite = {
  reference: REFERENCE,
  kind: "watchlist",
  inviterUserId: "annannannann",
  inviterUserName: "Ann",
  inviterAvatarUrl: null,
  watchlistId: 7,
  watchlistName: "Friday",
  watchlistType: null,
  friendStatus: null,
  next: "acknowledge",
  expiresAt: "2030-01-01T00:00:00.000Z",
};
const seen: Acknowledged = {
  watchlistId: 7,
  inviterUserId: "annannannann",
  watchlistType: "INVITED_SEEN",
};

interface World {
  look?: Partial<Invite> | ApiFailure;
  acknowledge?: Partial<Acknowledged> | ApiFailure;
  loggedIn?: boolean;
  action?: string | null;
  reference?: string;
}

/**
 * Opens an invite with these responses: returns its target, and what was stored, called and
 * reported.
 */
async function open({
  look = {},
  acknowledge = {},
  loggedIn = true,
  action = null,
  reference = REFERENCE,
}: World = {}) {
  const calls: string[] = [];
  const reports: string[] = [];
  let kept: InviteRecord | null = null;
  const answer = (given: object | ApiFailure, otherwise: object) =>
    given instanceof ApiFailure
      ? Promise.reject(given)
      : Promise.resolve({ ...otherwise, ...given });
  const call = ((id: string) => (
    calls.push(id),
    id === "getInvite" ? answer(look, invite) : answer(acknowledge, seen)
  )) as CallApi; // only these two are called
  const userId = loggedIn ? "bobbobbobbob" : null;
  const redeemed = await redeemInvite(
    {
      call,
      userId,
      loggedIn: () => loggedIn,
      report: (message) => void reports.push(message),
      keep: (record) => void (kept = record),
    },
    { reference, action },
  );
  return {
    redeemed,
    to: redeemed.kind === "go" ? redeemed.to : null,
    kept: kept as InviteRecord | null,
    calls,
    reports,
  };
}

const complaints: unknown[] = [];
beforeEach(
  () =>
    void vi.spyOn(console, "error").mockImplementation((...said) => void complaints.push(...said)),
);
afterEach(() => {
  vi.restoreAllMocks();
  complaints.length = 0;
});

describe("opening an invite", () => {
  // shows: 4.redeem.1
  it("keeps the invite and sends users without a login or verified email to /login/email/success", async () => {
    const { to, kept, calls } = await open({
      loggedIn: false,
      look: { next: "email-login-success" },
    });
    expect(to).toBe(`/login/email/success?invite=${REFERENCE}`);
    expect(kept).toMatchObject({
      reference: REFERENCE,
      redeeming: true,
      userId: null,
      inviterUserName: "Ann",
      watchlistName: "Friday",
    });
    expect(calls).toEqual(["getInvite"]);
  });

  // shows: 4.redeem.5
  it("requires anonymous users to log in and doesn't acknowledge the invite for them", async () => {
    for (const next of ["login", "email-login-success"] as const) {
      const { to, kept, calls } = await open({ look: { next } });
      expect(to).toMatch(/^\/login/);
      expect(kept?.redeeming).toBe(true);
      expect(calls).toEqual(["getInvite"]);
    }
  });

  // shows: 4.redeem.2
  it("redirects inviters who open their own invite to their watchlist", async () => {
    expect(await open({ look: { next: "own-watchlist" } })).toMatchObject({
      to: "/watchlist/7",
      kept: null,
      calls: ["getInvite"],
    });
    expect(
      await open({ look: { next: "own-watchlist", kind: "friend", watchlistId: null } }),
    ).toMatchObject({ to: "/friends" });
    expect(await open({ acknowledge: { watchlistType: "OWNER_DEFAULT" } })).toMatchObject({
      to: "/watchlist/7",
      kept: null,
    });
  });

  // shows: 2.lists.3, 4.redeem.3
  it("acknowledges the invite in every other case and goes to the watchlist", async () => {
    const { to, kept, calls } = await open();
    expect([to, calls]).toEqual(["/watchlist/7", ["getInvite", "acknowledgeInvite"]]);
    expect(kept).toMatchObject({ redeeming: false, userId: "bobbobbobbob" });
  });

  it("goes to the watchlist without redeeming the invite if the user has already accepted it", async () => {
    expect(await open({ acknowledge: { watchlistType: "ACCEPTED" } })).toMatchObject({
      to: "/watchlist/7",
      kept: null,
    });
  });

  it("shows a friend invite on a separate page and sends existing friends to the friends page", async () => {
    const friend = {
      kind: "friend",
      watchlistId: null,
      watchlistName: null,
      friendStatus: "NONE",
    } as const;
    const { redeemed, calls, kept } = await open({ look: friend });
    expect(redeemed).toMatchObject({ kind: "friend", action: null });
    expect(calls).toEqual(["getInvite"]);
    expect(kept).toMatchObject({ friendStatus: "NONE", userId: "bobbobbobbob" });
    expect(await open({ look: { ...friend, friendStatus: "ACCEPTED" } })).toMatchObject({
      to: "/friends",
      kept: null,
    });
  });
});

describe("the action in a URL", () => {
  // shows: 4.redeem.6, 4.redeem.7
  it("is stored if valid, but never carried out on its own", async () => {
    for (const action of ["join", "decline"] as const) {
      const { kept, calls } = await open({ action });
      expect(kept?.action).toBe(action);
      expect(calls).toEqual(["getInvite", "acknowledgeInvite"]);
    }
    const friend = { kind: "friend", watchlistId: null, friendStatus: "NONE" } as const;
    for (const action of ["accept", "decline"] as const)
      expect((await open({ action, look: friend })).redeemed).toMatchObject({ action });
    expect(complaints).toEqual([]);
  });

  // shows: 4.redeem.8
  it("is rejected with a console error if unknown, without blocking the invite", async () => {
    for (const action of ["accept", "dance", ""]) {
      const { to, kept } = await open({ action });
      expect([to, kept?.action]).toEqual(["/watchlist/7", null]);
    }
    expect(complaints).toEqual([
      "Unknown redeem action: accept",
      "Unknown redeem action: dance",
      "Unknown redeem action: ",
    ]);
  });
});

describe("an invite that cannot be redeemed", () => {
  const missing = new ApiFailure(404, "Invite not found.");
  const expired = new ApiFailure(410, "Invite reference expired");
  const second = new ApiFailure(409, "user_already_acknowledge");
  const broken = new ApiFailure(500, "Server Error");

  // shows: 8.redeem.1
  it("goes to /watchlist with redeemError notfound after a 404 or for an invalid reference", async () => {
    for (const world of [{ look: missing }, { acknowledge: missing }, { reference: "short" }]) {
      expect(await open(world)).toMatchObject({
        to: "/watchlist?redeemError=notfound",
        kept: null,
        reports: [],
      });
    }
    expect((await open({ reference: "short" })).calls).toEqual([]);
  });

  // shows: 8.redeem.3
  it("goes to /watchlist with redeemError expired after 'Invite reference expired'", async () => {
    for (const world of [
      { look: expired },
      { acknowledge: expired },
      { look: expired, loggedIn: false },
    ]) {
      expect(await open(world)).toMatchObject({
        to: "/watchlist?redeemError=expired",
        kept: null,
        reports: [],
      });
    }
  });

  // shows: 8.redeem.5, 8.redeem.6
  it("goes to /watchlist if logged in, otherwise to /login, after 'user_already_acknowledge'", async () => {
    expect(await open({ acknowledge: second })).toMatchObject({ to: "/watchlist", reports: [] });
    expect(await open({ acknowledge: second, loggedIn: false })).toMatchObject({
      to: "/login",
      reports: [],
    });
  });

  // shows: 8.redeem.7, 8.redeem.8
  it("reports other errors as 'Failed to acknowledge invite' and goes to /worthy or /login", async () => {
    const reports = ["Failed to acknowledge invite"];
    expect(await open({ acknowledge: broken })).toMatchObject({
      to: "/worthy",
      reports,
      kept: null,
    });
    expect(await open({ acknowledge: broken, loggedIn: false })).toMatchObject({
      to: "/login",
      reports,
    });
  });

  it("stays on the invite page after a temporary failure so that the user can retry", async () => {
    for (const status of [0, 429, 503])
      await expect(open({ look: new ApiFailure(status, "Server Error") })).rejects.toMatchObject({
        status,
      });
  });
});

it("shows how many days a link is valid", () => {
  const now = Date.parse("2026-01-01T12:00:00Z");
  expect(
    [
      "2026-01-15T12:00:00Z",
      "2026-01-02T12:00:00Z",
      "2026-01-01T15:00:00Z",
      "2025-01-01T00:00:00Z",
    ].map((at) => daysLeft(at, now)),
  ).toEqual([14, 1, 0, 0]);
});
