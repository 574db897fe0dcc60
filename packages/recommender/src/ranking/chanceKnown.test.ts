import { expect, test } from "vitest";
import { openTitleSpace } from "../model/titleSpace.ts";
import { trainModel } from "../model/trainModel.ts";
import { syntheticTitles } from "../synthetic.ts";
import { buildTaste } from "../taste/buildTaste.ts";
import { chanceKnown } from "./chanceKnown.ts";

test("without other people's ratings, the chance of knowing a title rises linearly between fame levels", () => {
  const fames = [1, 1.5, 2, 3, 4, 5, 6, 7, 8, 8.5, 9];
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
