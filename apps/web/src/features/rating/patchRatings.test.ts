import type { CallOutput } from "@worthy/contract";
import { progressOf } from "@worthy/domain";
import { expect, it } from "vitest";
import { withoutRating, withRating } from "./patchRatings.ts";

const rating = (
  itemId: number,
  value: "LIKE" | "LOVE",
  id = `r${itemId}`,
): CallOutput<"listRatings">["userRatings"][number] => ({
  id,
  userId: "abcdefghijkl",
  itemId,
  type: "FILM",
  rating: value,
  ratedLocation: "IN_APP",
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
});
const progress = progressOf([{ kind: "movie", rating: "LIKE" }]);
const before: CallOutput<"listRatings"> = {
  userRatings: [rating(1, "LIKE"), rating(2, "LIKE")],
  pagination: { totalCount: 2, limit: 999, offset: 0 },
  progress: progressOf([]),
};

it("replaces an existing rating, adds a new one and updates the count", () => {
  const replaced = withRating(before, { ...rating(2, "LOVE"), progress, addedToWatchlist: true });
  expect(replaced.userRatings).toEqual([rating(2, "LOVE"), rating(1, "LIKE")]);
  expect(replaced.pagination.totalCount).toBe(2);
  expect(replaced.progress).toBe(progress);
  expect(
    withRating(before, { ...rating(3, "LOVE"), progress, addedToWatchlist: false }).pagination
      .totalCount,
  ).toBe(3);
});

it("removes a rating", () => {
  const after = withoutRating(before, "r1", progress);
  expect(after.userRatings.map(({ itemId }) => itemId)).toEqual([2]);
  expect(after.pagination.totalCount).toBe(1);
  expect(withoutRating(before, "other", progress).pagination.totalCount).toBe(2);
});
