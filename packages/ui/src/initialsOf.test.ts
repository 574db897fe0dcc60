import { expect, it } from "vitest";
import { initialsOf } from "./initialsOf.ts";

it("uses the first letters of the first and last names", () => {
  expect(
    ["Amy Adams", "Philip Seymour Hoffman", "Cher", "", "  ada  lovelace "].map(initialsOf),
  ).toEqual(["AA", "PH", "C", "", "AL"]);
});

it("ignores suffixes that distinguish namesakes, and doesn't split characters outside the BMP", () => {
  expect(initialsOf("Steve McQueen (director)")).toBe("SM");
  expect(initialsOf("𐐀da Øre")).toBe("𐐀Ø");
});
