import { expect, it } from "vitest";
import { nextUnrated } from "./useWallSelection.ts";

const titles = [1, 2, 3, 4].map((id) => ({ id }));
const next = (after: number, ...rated: number[]) =>
  nextUnrated(titles, after, (id) => rated.includes(id))?.id ?? null;

it("moves to the next unrated title, wrapping around from the last to the first", () => {
  expect(next(1)).toBe(2);
  expect(next(1, 1, 2)).toBe(3);
  expect(next(4, 4)).toBe(1);
  expect(next(3, 3, 4, 1)).toBe(2);
});

it("selects nothing once every title is rated", () => {
  expect(next(2, 1, 2, 3, 4)).toBeNull();
});
