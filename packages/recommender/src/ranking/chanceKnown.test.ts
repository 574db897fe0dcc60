import { expect, test } from "vitest";
import { openTitleSpace } from "../model/titleSpace.ts";
import { trainModel } from "../model/trainModel.ts";
import { syntheticTitles } from "../synthetic.ts";
import { buildTaste } from "../taste/buildTaste.ts";
import { chanceKnown } from "./chanceKnown.ts";

test("without other people's ratings, the chance of knowing a title rises linearly between fame levels", () => {
  const fames = [1, 1.5, 2, 3, 4, 5, 6, 7, 8, 8.5, 9, 10, 12];
  const titles = syntheticTitles(fames.length);
  const space = openTitleSpace(
    trainModel(titles.map((title, at) => ({ ...title, fame: fames[at] ?? NaN }))),
  );
  const taste = buildTaste(space, new Map());
  const chances = fames.map((_, at) => chanceKnown(space, taste, at));
  expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  expect(chances[0]).toBeGreaterThan(0);
  expect(chances.at(-1)).toBeLessThan(1);
  expect(2 * (chances[1] ?? NaN)).toBeCloseTo((chances[0] ?? NaN) + (chances[2] ?? NaN));
  expect(2 * (chances[9] ?? NaN)).toBeCloseTo((chances[8] ?? NaN) + (chances[10] ?? NaN));
});

test("of equally famous titles, those that more others have as kin are better known", () => {
  const titles = syntheticTitles(6).map((title, at) => ({
    ...title,
    fame: at === 5 ? 5 : 9,
    liked: 75,
    kin: at < 3 ? [4, 5] : at === 3 ? [5] : [],
  }));
  const model = trainModel(titles);
  const space = openTitleSpace(model);
  const chance = (id: number) => chanceKnown(space, buildTaste(space, new Map()), id - 1);
  expect(chance(5)).toBeGreaterThan(chance(4));
  expect(chance(4)).toBeGreaterThan(chance(3));
  expect(chance(6)).toBeLessThan(chance(3));
  expect(model.fame.reduce((sum, fame) => sum + fame, 0)).toBeCloseTo(50, 4);
});
