import fc from "fast-check";
import { expect, it } from "vitest";
import { popupAddress } from "../popups/popupAddress.ts";
import { popups } from "../popups/popups.ts";
import { popupsOf } from "./Popup.ts";

const opened = (address: string) => {
  const [pathname = "", search = ""] = address.split(/(?=\?)/);
  return popupsOf(popups, { pathname, search }).map(({ popup, value }) => `${popup.name}=${value}`);
};

it("opens the popup named in the URL and ignores invalid values", () => {
  expect(opened("/?why=12&x=1")).toEqual(["why=12"]);
  for (const query of [
    "",
    "why=",
    "why=abc",
    "why=-1",
    "why=0",
    "why=1e9",
    "why=99999999999999999",
    "WHY=12",
  ])
    expect(opened(`/?${query}`)).toEqual([]);
});

it("stacks popups in the order they were opened, without duplicates", () => {
  expect(opened("/?why=12&shortcuts=1")).toEqual(["why=12", "shortcuts=1"]);
  expect(opened("/?shortcuts=1&why=12&why=13")).toEqual(["shortcuts=1", "why=12"]);
  expect(opened("/?why=x&why=13")).toEqual(["why=13"]);
});

it("opens a popup with its own URL below the popups in the query", () => {
  expect(opened("/mini-rate")).toEqual(["mini-rate="]);
  expect(opened("/mini-rate?why=12&mini-rate=1")).toEqual(["mini-rate=", "why=12"]);
  expect(opened("/worthy?mini-rate=1")).toEqual(["mini-rate=1"]);
});

it("adds a popup to a URL and removes it without changing the rest", () => {
  expect(popupAddress({ pathname: "/search", search: "?term=a%20b" }, "why", "12")).toBe(
    "/search?term=a+b&why=12",
  );
  expect(popupAddress({ pathname: "/search", search: "?term=a+b&why=12" }, "why", null)).toBe(
    "/search?term=a+b",
  );
  expect(popupAddress({ pathname: "/", search: "?why=12" }, "why", null)).toBe("/");
});

it("opens a popup on top and restores the URL once it is closed", () => {
  const names = ["why", "shortcuts", "mini-rate"] as const;
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...names)),
      fc.constantFrom(...names),
      (below, name) => {
        fc.pre(!below.includes(name));
        const page = below.reduce(
          (address, each) => popupAddress({ pathname: "/a", search: address.slice(2) }, each, "1"),
          "/a",
        );
        const over = popupAddress({ pathname: "/a", search: page.slice(2) }, name, "1");
        expect(opened(over).at(-1)).toBe(`${name}=1`);
        expect(popupAddress({ pathname: "/a", search: over.slice(2) }, name, null)).toBe(page);
      },
    ),
  );
});
