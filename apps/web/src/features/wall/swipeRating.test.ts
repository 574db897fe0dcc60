import fc from "fast-check";
import { expect, it } from "vitest";
import { SWIPE_DISTANCE, swipeRating } from "./swipeRating.ts";

it("recognises all four directions", () => {
  expect([
    swipeRating(100, 5),
    swipeRating(-100, 5),
    swipeRating(5, -100),
    swipeRating(5, 100),
  ]).toEqual(["LIKE", "DISLIKE", "LOVE", "SKIP"]);
});

it("ignores a short swipe and accepts a long one", () => {
  const step = fc.integer({ min: -300, max: 300 });
  fc.assert(
    fc.property(step, step, (dx, dy) => {
      expect(swipeRating(dx, dy) === null).toBe(
        Math.abs(dx) < SWIPE_DISTANCE && Math.abs(dy) < SWIPE_DISTANCE,
      );
    }),
  );
});
