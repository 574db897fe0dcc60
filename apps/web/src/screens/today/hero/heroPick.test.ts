import { progressOf, type RatingValue, type TitleKind } from "@worthy/domain";
import { expect, it } from "vitest";
import { heroPick } from "./heroPick.ts";

const pick = (id: number, nodeType: TitleKind, score: number | null = 90) => ({
  id,
  nodeType,
  score,
});
const picks = [pick(1, "movie"), pick(2, "tv", null), pick(3, "tv"), pick(4, "tv")];
const rated = (kind: TitleKind, count: number) =>
  progressOf(
    Array<RatingValue>(count)
      .fill("LIKE")
      .map((rating) => ({ kind, rating })),
  );
const chosen = (skipped: number[], progress = rated("tv", 6)) =>
  heroPick(picks, { skipped, progress })?.id;

it("takes the best whose number can be shown", () => {
  expect(chosen([])).toBe(1); // an early guess counts
  expect(chosen([1])).toBe(3);
  expect(chosen([1, 3])).toBe(4);
  expect(chosen([1], rated("movie", 6))).toBe(3);
});

it("takes the best where no number can be shown, those with one skipped or too few rated", () => {
  expect(chosen([1], rated("tv", 5))).toBe(2);
  expect(chosen([1, 3, 4])).toBe(2);
});

it("begins again where all were skipped, and has none without picks", () => {
  expect(chosen([1, 2, 3, 4])).toBe(1);
  expect(heroPick([], { skipped: [], progress: rated("tv", 6) })).toBeNull();
});
