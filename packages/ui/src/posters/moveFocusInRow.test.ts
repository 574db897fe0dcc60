import fc from "fast-check";
import { expect, it } from "vitest";
import { nextInRow } from "./moveFocusInRow.ts";

it("follows the arrow keys, reversed in right-to-left layouts, and stops at the ends", () => {
  expect(nextInRow("ArrowRight", 1, { length: 4, forward: 1 })).toBe(2);
  expect(nextInRow("ArrowRight", 1, { length: 4, forward: -1 })).toBe(0);
  expect(nextInRow("ArrowRight", 3, { length: 4, forward: 1 })).toBe(3);
  expect(nextInRow("End", 0, { length: 4, forward: 1 })).toBe(3);
  expect(nextInRow("Enter", 0, { length: 4, forward: 1 })).toBeNull();
  expect(nextInRow("Home", 0, { length: 0, forward: 1 })).toBeNull();
});

it("never leaves the row", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("ArrowLeft", "ArrowRight", "Home", "End"),
      fc.integer({ min: 1, max: 50 }),
      fc.nat(),
      fc.constantFrom(1 as const, -1 as const),
      (key, length, at, forward) => {
        const next = nextInRow(key, at % length, { length, forward });
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(length);
      },
    ),
  );
});
