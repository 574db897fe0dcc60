import { expect, it } from "vitest";
import { basePathOf, withoutBase } from "./basePath.ts";

it.each([
  ["https://a.example", ""],
  ["https://a.example/", ""],
  ["https://a.example/worthy", "/worthy"],
  ["https://a.example/apps/worthy/", "/apps/worthy"],
])("finds the base path of %s", (address, base) => expect(basePathOf(address)).toBe(base));

it.each([
  ["/worthy", "/"],
  ["/worthy?q=1", "/?q=1"],
  ["/worthy/", "/"],
  ["/worthy/tv/dark-7?why=7#cast", "/tv/dark-7?why=7#cast"],
  ["/worthy//evil.example", "//evil.example"],
  ["/worthy-too/", null],
  ["/Worthy/", null],
  ["/tv/dark-7", null],
  ["/", null],
])("finds %s below /worthy at %s", (path, below) =>
  expect(withoutBase(path, "/worthy")).toBe(below),
);

it("leaves every path as it is at the root of a host", () =>
  expect(["/", "/worthy/x", "//x"].map((path) => withoutBase(path, ""))).toEqual([
    "/",
    "/worthy/x",
    "//x",
  ]));
