import { describe, expect, it } from "vitest";
import { autoRedirect, isSignInPath, tokenRedirect } from "./signInPaths.ts";

// shows: 2.routes.6
describe("autoRedirect", () => {
  it("leads somebody who is logged in to the start, where it ends", () => {
    expect(autoRedirect({ pathname: "/home/", search: "?ar=1" }, true)).toBe("/?ar=1");
    expect(autoRedirect({ pathname: "/", search: "?ar=1" }, true)).toBeNull();
  });

  it.each(["", "?ar=", "?ar=0", "?ar=11", "?arr=1"])("leaves %j where it is", (search) => {
    expect(autoRedirect({ pathname: "/home/", search }, true)).toBeNull();
  });

  it("leaves everybody else where they are", () => {
    expect(autoRedirect({ pathname: "/home/", search: "?ar=1" }, false)).toBeNull();
  });
});

// shows: 5.tokens.1
describe("tokenRedirect", () => {
  it("takes a t of letters and digits for a token", () => {
    expect(tokenRedirect({ pathname: "/home/", search: "?t=aB3" })).toBe(
      "/login/email/success?token=aB3",
    );
  });

  it.each(["", "?t=", "?t=a-b", "?t=a%20b", "?t=%C3%A9", "?t=a%2F..%2Fb", "?token=aB3"])(
    "takes %j for none",
    (search) => {
      expect(tokenRedirect({ pathname: "/home/", search })).toBeNull();
    },
  );

  it("leaves whoever is signing in to it", () => {
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
  ])("knows %s", (path) => {
    expect(isSignInPath(path)).toBe(true);
  });

  it.each(["/", "/home/", "/logins", "/tv/signin-12", "/watchlist"])("does not know %s", (path) => {
    expect(isSignInPath(path)).toBe(false);
  });
});
