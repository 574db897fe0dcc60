import { expect, it } from "vitest";
import { popupAddress } from "../popups/popupAddress.ts";
import { popups } from "../popups.tsx";
import { popupOf } from "./Popup.ts";

const opened = (query: string) => popupOf(popups, new URLSearchParams(query))?.value ?? null;

it("opens what its address names and nothing for values that name nothing", () => {
  expect(opened("why=12&x=1")).toBe("12");
  for (const query of ["", "why=", "why=abc", "why=-1", "why=0", "why=1e9", "why=99999999999999999", "WHY=12"]) expect(opened(query)).toBeNull();
});

it("is put over a page and taken away with the rest of the address kept", () => {
  expect(popupAddress({ pathname: "/search", search: "?term=a%20b" }, "why", "12")).toBe("/search?term=a+b&why=12");
  expect(popupAddress({ pathname: "/search", search: "?term=a+b&why=12" }, "why", null)).toBe("/search?term=a+b");
  expect(popupAddress({ pathname: "/", search: "?why=12" }, "why", null)).toBe("/");
});
