import { expect, it } from "vitest";
import { initialsOf } from "./initialsOf.ts";

it("takes the first letters of the first and the last name", () => {
  expect(
    ["Amy Adams", "Philip Seymour Hoffman", "Cher", "", "  ada  lovelace "].map(initialsOf),
  ).toEqual(["AA", "PH", "C", "", "AL"]);
});

it("ignores suffixes that tell namesakes apart, and keeps letters beyond the first plane whole", () => {
  expect(initialsOf("Steve McQueen (director)")).toBe("SM");
  expect(initialsOf("𐐀da Øre")).toBe("𐐀Ø");
});
