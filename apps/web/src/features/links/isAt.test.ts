import { expect, it } from "vitest";
import { isAt } from "./isAt.ts";

it("is at a place and beneath it, whatever the last slash", () => {
  expect(
    ["/home/", "/home", "/home/worthy/", "/Home/"].map((path) => isAt(path, "/home/")),
  ).toEqual([true, true, true, true]);
  expect(["/", "/homes", "/x/home/"].map((path) => isAt(path, "/home/"))).toEqual([
    false,
    false,
    false,
  ]);
});
