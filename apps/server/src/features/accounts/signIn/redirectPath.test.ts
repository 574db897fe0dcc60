import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redirectPath } from "./redirectPath.ts";

const ORIGIN = "https://worthy.example";

describe("the URL after signing in", () => {
  it.each([
    ["/watchlist", "/watchlist"],
    ["watchlist?a=1#b", "/watchlist?a=1#b"],
    ["https://worthy.example", "/"],
    ["https://worthy.example/home/?ar=1", "/home/?ar=1"],
    ["//evil.example", null],
    ["https://worthy.example.evil.example/", null],
    ["https://worthy.example@evil.example/", null],
    ["https://ann@worthy.example/", null],
    ["http://worthy.example/", null],
    ["https://worthy.example//evil.example", null],
    ["/\\evil.example", null],
    ["/\n/evil.example", null],
    [" https://worthy.example/", null],
    ["javascript:alert(1)", null],
  ])("for %j is %j", (redirectUrl, path) => expect(redirectPath(redirectUrl, ORIGIN)).toBe(path));

  it.each([
    ["https://worthy.example/worthy/watchlist?a=1", "/watchlist?a=1"],
    ["watchlist", "/watchlist"],
    ["/worthy/watchlist", "/watchlist"],
    ["/watchlist", "/watchlist"],
    ["https://worthy.example/watchlist", null],
    ["https://worthy.example/worthy//evil.example", null],
  ])("under a base path, for %j is %j", (redirectUrl, path) =>
    expect(redirectPath(redirectUrl, `${ORIGIN}/worthy`)).toBe(path),
  );

  it("is always either a path on this origin or null", () => {
    const address = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.stringMatching(/^[/\\]{0,3}[@:.a-z/\\?#-]{0,20}$/),
    );
    fc.assert(
      fc.property(address, (redirectUrl) => {
        const path = redirectPath(redirectUrl, ORIGIN);
        if (path !== null)
          expect([path.startsWith("/"), new URL(path, ORIGIN).origin]).toEqual([true, ORIGIN]);
      }),
    );
  });
});
