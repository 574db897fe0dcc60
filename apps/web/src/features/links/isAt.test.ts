import { expect, it } from "vitest";
import { isAt } from "./isAt.ts";

it("matches a path and everything below it, with or without a trailing slash", () => {
  expect(
    ["/home/", "/home", "/home/worthy/", "/Home/"].map((path) => isAt(path, "/home/")),
  ).toEqual([true, true, true, true]);
  expect(["/", "/homes", "/x/home/"].map((path) => isAt(path, "/home/"))).toEqual([
    false,
    false,
    false,
  ]);
});
