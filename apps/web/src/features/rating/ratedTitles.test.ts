import type { RatingValue } from "@worthy/domain";
import { expect, it } from "vitest";
import { kindOf, withWrites, type RatedTitle } from "./ratedTitles.ts";

const entry = (itemId: number): RatedTitle => ({
  id: `r${itemId}`,
  userId: "abcdefghijkl",
  itemId,
  type: itemId % 2 ? "TV_SHOW" : "FILM",
  rating: "LOVE",
  ratedLocation: "IN_APP",
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
});
const entries = [1, 2, 3].map(entry);
const write = (id: number, value: RatingValue | null) => ({
  title: { id, nodeType: "movie" as const },
  value,
  location: "IN_APP" as const,
});
const shown = (...writes: Parameters<typeof withWrites>[1]) =>
  withWrites(entries, writes).map(({ itemId, rating }) => [itemId, rating]);

it("shows pending changes, deletions and undos as if they were saved", () => {
  expect(shown()).toEqual([
    [1, "LOVE"],
    [2, "LOVE"],
    [3, "LOVE"],
  ]);
  expect(shown(write(2, "MEH"), write(1, null))).toEqual([
    [2, "MEH"],
    [3, "LOVE"],
  ]);
  expect(shown(write(1, null), write(1, "LOVE"))[0]).toEqual([1, "LOVE"]);
});

it("still returns the kind of a title that was removed from the catalogue", () => {
  expect([entry(1), entry(2)].map(kindOf)).toEqual(["tv", "movie"]);
});
