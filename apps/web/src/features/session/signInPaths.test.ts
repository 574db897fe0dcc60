import { describe, expect, it } from "vitest";
import { autoRedirect, isSignInPath, tokenRedirect } from "./signInPaths.ts";

// shows: 2.routes.6
describe("autoRedirect", () => {
  it("redirects a signed-in user to the start page without a redirect loop", () => {
    expect(autoRedirect({ pathname: "/home/", search: "?ar=1" }, true)).toBe("/?ar=1");
    expect(autoRedirect({ pathname: "/", search: "?ar=1" }, true)).toBeNull();
  });

  it.each(["", "?ar=", "?ar=0", "?ar=11", "?arr=1"])("stays on %j", (search) => {
    expect(autoRedirect({ pathname: "/home/", search }, true)).toBeNull();
  });

  it("doesn't redirect anyone else", () => {
    expect(autoRedirect({ pathname: "/home/", search: "?ar=1" }, false)).toBeNull();
  });
});

// shows: 5.tokens.1
describe("tokenRedirect", () => {
  it("accepts letters and digits as a token", () => {
    expect(tokenRedirect({ pathname: "/home/", search: "?t=aB3" })).toBe(
      "/login/email/success?token=aB3",
    );
  });

  it.each(["", "?t=", "?t=a-b", "?t=a%20b", "?t=%C3%A9", "?t=a%2F..%2Fb", "?token=aB3"])(
    "rejects %j",
    (search) => {
      expect(tokenRedirect({ pathname: "/home/", search })).toBeNull();
    },
  );

  it("doesn't redirect a user who is already signing in", () => {
    expect(tokenRedirect({ pathname: "/login/email/success", search: "?t=aB3" })).toBeNull();
  });
});

describe("isSignInPath", () => {
  it.each([
    "/login",
    "/login/email",
    "/login/email/success",
    "/signin",
    "/signin-popup",
    "/registration-popup",
    "/web-authentication",
    "/Android-Authentication",
  ])("accepts %s", (path) => {
    expect(isSignInPath(path)).toBe(true);
  });

  it.each(["/", "/home/", "/logins", "/tv/signin-12", "/watchlist"])("rejects %s", (path) => {
    expect(isSignInPath(path)).toBe(false);
  });
});
