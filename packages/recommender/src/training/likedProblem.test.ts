import { expect, test } from "vitest";
import { FULL_SHAPE, LIKED_SHAPE } from "./likedShape.ts";
import { likedInputs, likedProblem } from "./likedProblem.ts";
import { matrixFrom } from "./people.fixture.ts";

/** Three people who like the same four titles. */
const ratings = matrixFrom(
  4,
  Array.from({ length: 3 }, () => [1, 2, 3, 4].map((titleId) => [titleId, "LIKE"] as const)),
);

const diagonal = (evenDropout: boolean) => {
  const shape = { ...LIKED_SHAPE, ridge: 1, dropout: 0.5, peopleDamping: 0.5, evenDropout };
  return [...likedProblem(likedInputs(ratings, shape), shape).ridge];
};

test("dropout counts people either with their damped weights or all equally", () => {
  // Each person has four ratings and so weighs a half.
  expect(diagonal(false)).toEqual([2.5, 2.5, 2.5, 2.5]);
  expect(diagonal(true)).toEqual([4, 4, 4, 4]);
});

test("the solution over all titles has the larger diagonal", () => {
  const [local, full] = [LIKED_SHAPE, FULL_SHAPE].map((shape) =>
    likedProblem(likedInputs(ratings, shape), shape).ridge.at(0),
  );
  expect(full).toBeGreaterThan(local ?? Infinity);
});
