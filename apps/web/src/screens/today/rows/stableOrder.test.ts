import { expect, it } from "vitest";
import { stableOrder } from "./stableOrder.ts";

it("keeps existing entries in place, puts new ones before them and drops removed ones", () => {
  expect(stableOrder([], [3, 1, 2])).toEqual([3, 1, 2]);
  expect(stableOrder([3, 1, 2], [2, 3, 1])).toEqual([3, 1, 2]);
  expect(stableOrder([3, 1, 2], [4, 2, 3])).toEqual([4, 3, 2]);
});
