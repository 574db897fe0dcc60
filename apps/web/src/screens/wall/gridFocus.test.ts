import { expect, it } from "vitest";
import { gridFocus } from "./gridFocus.ts";

it("walks the grid and stops at its edges", () => {
  const grid = { columns: 5, count: 12 };
  expect(gridFocus("ArrowRight", 4, grid)).toBe(5);
  expect(gridFocus("ArrowDown", 4, grid)).toBe(9);
  expect(gridFocus("ArrowUp", 4, grid)).toBeNull();
  expect(gridFocus("ArrowDown", 9, grid)).toBeNull();
  expect(gridFocus("ArrowLeft", 0, grid)).toBeNull();
  expect(gridFocus("l", 3, grid)).toBeNull();
});
