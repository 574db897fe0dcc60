import fc from "fast-check";
import { expect, it } from "vitest";
import { matchRoute } from "./matchRoute.ts";

const routes = [
  "/",
  "/home/",
  "/home/worthy/",
  "/tv/:slugId",
  "/watchlist",
  "/watchlist/:watchlistId",
].map((path) => ({ path }));
const found = (pathname: string) => {
  const match = matchRoute(routes, pathname);
  return match && [match.route.path, match.params];
};

it("matches whole paths, ignoring case and a trailing slash", () => {
  expect(found("/")).toEqual(["/", {}]);
  for (const path of ["/home", "/home/", "/HOME", "/h%6Fme/"])
    expect(found(path)).toEqual(["/home/", {}]);
  expect(found("/home/worthy")).toEqual(["/home/worthy/", {}]);
  expect(found("/watchlist/")).toEqual(["/watchlist", {}]);
  for (const path of ["/homes", "/home//worthy", "/tv", "/tv//", "/tv/dark-7/more", "//home", ""])
    expect(found(path)?.[0]).toBe(path === "" ? "/" : undefined);
});

it("decodes parameters but leaves a stray percent sign unchanged", () => {
  expect(found("/tv/Am%C3%A9lie-7")).toEqual(["/tv/:slugId", { slugId: "Amélie-7" }]);
  expect(found("/tv/100%-7")).toEqual(["/tv/:slugId", { slugId: "100%-7" }]);
});

it("restores exactly what was encoded into a URL", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (value) => {
      fc.pre(value.isWellFormed());
      expect(found(`/watchlist/${encodeURIComponent(value)}`)).toEqual([
        "/watchlist/:watchlistId",
        { watchlistId: value },
      ]);
    }),
  );
});
