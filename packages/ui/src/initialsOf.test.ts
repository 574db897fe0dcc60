import { expect, it } from "vitest";
import { initialsOf } from "./initialsOf.ts";

it("uses the first letters of the first and last names", () => {
  expect(
    ["Amy Adams", "Philip Seymour Hoffman", "Cher", "", "  ada  lovelace "].map(initialsOf),
  ).toEqual(["AA", "PH", "C", "", "AL"]);
});

it("ignores suffixes that tell namesakes apart, and keeps characters beyond the BMP whole", () => {
  expect(initialsOf("Steve McQueen (director)")).toBe("SM");
  expect(initialsOf("𐐀da Øre")).toBe("𐐀Ø");
});
