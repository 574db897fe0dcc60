import { kindProgress } from "@worthy/domain";
import { expect, it } from "vitest";
import { wallProgressOf } from "./wallProgress.ts";

it("shows the kind that is nearest to its numbers, shows where both are equally far", () => {
  expect(wallProgressOf({ tv: kindProgress(0, 0), movie: kindProgress(0, 0) })).toMatchObject({
    kind: "tv",
    rated: 0,
    missing: 6,
    taste: 0,
    enough: false,
  });
  expect(wallProgressOf({ tv: kindProgress(2, 1), movie: kindProgress(4, 2) })).toMatchObject({
    kind: "movie",
    rated: 4,
    liked: 2,
    missing: 2,
    taste: 6,
  });
});

it("counts a missing like when the ratings are there", () => {
  expect(wallProgressOf({ tv: kindProgress(8, 1), movie: kindProgress(0, 0) })).toMatchObject({
    kind: "tv",
    rated: 6,
    liked: 1,
    missing: 2,
    enough: false,
  });
  expect(wallProgressOf({ tv: kindProgress(6, 3), movie: kindProgress(0, 0) })).toMatchObject({
    missing: 0,
    enough: true,
  });
});
