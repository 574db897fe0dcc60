import { describe, expect, it } from "vitest";
import {
  decideRedeem,
  decideRedeemFailure,
  parseRedeemAction,
  showsRedeem,
} from "./redeemInvite.ts";

describe("redeeming an invite", () => {
  it("sends users without a login or verified email address to the email login success page", () => {
    expect(decideRedeem({ loggedIn: false, verified: false, isInviter: false })).toBe(
      "email-login-success",
    );
  });
  it("requires users without a verified email address to log in", () => {
    expect(decideRedeem({ loggedIn: true, verified: false, isInviter: false })).toBe("login");
  });
  it("sends the inviter to their own watchlist, and acknowledges the invite for everyone else", () => {
    expect(decideRedeem({ loggedIn: true, verified: true, isInviter: true })).toBe("own-watchlist");
    expect(decideRedeem({ loggedIn: true, verified: true, isInviter: false })).toBe("acknowledge");
  });
  // shows: 4.redeem.4
  it("shows its components unless the user is already ACCEPTED", () => {
    expect(["INVITED_NEW", "INVITED_SEEN", "ACCEPTED", "OWNER"].map(showsRedeem)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

// shows: 4.redeem.6, 4.redeem.7, 4.redeem.8
describe("redeem actions", () => {
  it.each([
    ["watchlist", ["decline", "join"], ["accept", "leave", "", "__proto__"]],
    ["friend", ["decline", "accept"], ["join", "DECLINE", "toString"]],
  ] as const)("of a %s are %j, and any other is rejected with an error", (kind, right, wrong) => {
    const reported: string[] = [];
    const parse = (action: string) =>
      parseRedeemAction(kind, action, (message) => void reported.push(message));
    expect(right.map(parse)).toEqual(right);
    expect(reported).toEqual([]);
    expect(wrong.map(parse)).toEqual(wrong.map(() => null));
    expect(reported).toEqual(wrong.map((action) => `Unknown redeem action: ${action}`));
  });
});

describe("a failed acknowledgement", () => {
  const fail = (status: number, message: string, loggedIn = true) =>
    decideRedeemFailure({ status, message, loggedIn });
  it("with 404 redirects to /watchlist with notfound and a popup", () => {
    for (const loggedIn of [true, false])
      expect(fail(404, "Invite not found", loggedIn)).toEqual({
        to: "/watchlist",
        redeemError: "notfound",
        popup: true,
        report: null,
      });
  });
  it("with 'Invite reference expired' redirects to /watchlist with expired and a popup", () => {
    expect(fail(410, "Invite reference expired")).toEqual({
      to: "/watchlist",
      redeemError: "expired",
      popup: true,
      report: null,
    });
  });
  it("with 'user_already_acknowledge' redirects to /watchlist without a popup if logged in, else to /login", () => {
    expect(fail(409, "user_already_acknowledge")).toEqual({
      to: "/watchlist",
      redeemError: null,
      popup: false,
      report: null,
    });
    expect(fail(409, "user_already_acknowledge", false)).toMatchObject({
      to: "/login",
      popup: false,
    });
  });
  it("of any other kind is reported, and the user is redirected to /worthy or /login", () => {
    expect(fail(500, "Server Error")).toEqual({
      to: "/worthy",
      redeemError: null,
      popup: false,
      report: "Failed to acknowledge invite",
    });
    expect(fail(403, "Log in first", false)).toMatchObject({
      to: "/login",
      report: "Failed to acknowledge invite",
    });
  });
});
