import fc from "fast-check";
import { expect, it } from "vitest";
import { nextInGrid } from "./nextInGrid.ts";

it("moves by one horizontally and by one row vertically, and stops at the ends", () => {
  const grid = { columns: 5, count: 12 };
  expect(nextInGrid("ArrowRight", 4, grid)).toBe(5);
  expect(nextInGrid("ArrowDown", 4, grid)).toBe(9);
  expect(nextInGrid("ArrowDown", 9, grid)).toBeNull();
  expect(nextInGrid("ArrowUp", 3, grid)).toBeNull();
  expect(nextInGrid("ArrowLeft", 0, grid)).toBeNull();
  expect(nextInGrid("l", 3, grid)).toBeNull();
});

it("swaps left and right in right-to-left layouts", () => {
  expect(nextInGrid("ArrowLeft", 3, { columns: 5, count: 12, forward: -1 })).toBe(4);
  expect(nextInGrid("ArrowDown", 3, { columns: 5, count: 12, forward: -1 })).toBe(8);
});

it("moves back to the start with the opposite arrow key", () => {
  const opposite = {
    ArrowUp: "ArrowDown",
    ArrowDown: "ArrowUp",
    ArrowLeft: "ArrowRight",
    ArrowRight: "ArrowLeft",
  } as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const)),
      fc.integer({ min: 1, max: 9 }),
      fc.nat(80),
      (key, columns, at) => {
        const grid = { columns, count: 81 };
        const next = nextInGrid(key, at, grid);
        if (next !== null) expect(nextInGrid(opposite[key], next, grid)).toBe(at);
      },
    ),
  );
});
