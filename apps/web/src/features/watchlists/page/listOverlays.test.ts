import { expect, it } from "vitest";
import type { RatingWrite } from "../../rating/RatingWrite.ts";
import { sampleNode } from "../../../../test/answers/sampleAnswers.ts";
import { isStillNew } from "../news/useNewItems.ts";
import { withWrites } from "./useNotInterestedItems.ts";
import type { WatchlistItem } from "./watchlistQuery.ts";

const item = (id: number): WatchlistItem => ({
  id,
  watchlistItemId: id,
  typeId: id,
  tmdbType: "movie",
  show: { ...sampleNode, id },
  score: null,
  displayIndicatorDot: true,
  isSeen: false,
  addedBy: "ada",
  addedAt: "2026-01-01T00:00:00Z",
  position: 0,
  others: [],
});
const write = (id: number, value: RatingWrite["value"]): RatingWrite => ({
  title: { id, nodeType: "movie" },
  value,
  location: "IN_APP",
});
const ids = (items: readonly WatchlistItem[]) => items.map(({ typeId }) => typeId);

it("hides a dismissed title once its rating changes, and puts it first if the change is undone", () => {
  const [one, two] = [item(1), item(2)];
  expect(ids(withWrites([one, two], [write(2, null)], [two]))).toEqual([1]);
  expect(ids(withWrites([one, two], [write(2, "LIKE")], []))).toEqual([1]);
  expect(ids(withWrites([one, two], [write(2, null), write(2, "NOT_INTERESTED")], [two]))).toEqual([
    1, 2,
  ]);
  expect(ids(withWrites([one], [write(2, "NOT_INTERESTED")], [two, two]))).toEqual([2, 1]);
  expect(ids(withWrites([one], [], [two]))).toEqual([1]);
});

it("hides a title's dot once the title or its list has been opened", () => {
  const dotted = item(1);
  expect(isStillNew(dotted, 7, [])).toBe(true);
  expect(isStillNew({ ...dotted, displayIndicatorDot: false }, 7, [])).toBe(false);
  expect(isStillNew(dotted, 7, [{ listId: 8, titleId: 1 }])).toBe(false);
  expect(isStillNew(dotted, 7, [{ listId: 7, titleId: 2 }])).toBe(true);
  expect(isStillNew(dotted, 7, [{ listId: 7 }])).toBe(false);
  expect(isStillNew(dotted, 7, [{ listId: 8 }])).toBe(true);
});
