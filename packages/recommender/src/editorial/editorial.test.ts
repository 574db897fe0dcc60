import { RATING_VALUES } from "@worthy/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createEngine } from "../createEngine.ts";
import { contributionsIn } from "../ranking/contributions.fixture.ts";
import type { TitleFeatures } from "../model/titleFeatures.ts";
import { trainModel } from "../model/trainModel.ts";
import { syntheticCommunity } from "../people/syntheticCommunity.ts";
import { syntheticTitles } from "../synthetic.ts";
import { kinRows } from "./kinship.ts";

const SIZE = 240;
/** Kin that no fact shows: titles of the same remainder by seven. */
const labelled = syntheticTitles(SIZE).map((title): TitleFeatures => ({
  ...title,
  liked: 60 + (title.id % 30),
  fame: 1 + (title.id % 9),
  kin: Array.from({ length: 8 }, (_, at) => ((title.id + 7 * (at + 1) - 1) % (SIZE - 2)) + 1),
}));
const engine = createEngine(trainModel(labelled));
const allLoved = (ids: readonly number[]) =>
  ids.map((titleId) => ({ titleId, rating: "LOVE" as const }));
const LOVED = [7, 14, 21, 28, 35];

test("kin are closer if there are fewer steps between them, across any number of steps", () => {
  // A chain of four: 0 - 1 - 2 - 3, and a stranger.
  const [rows = []] = kinRows([[1], [2], [3], [], []], [{ reach: 2.5, most: 5 }]);
  const at = (row: number, column: number) =>
    rows[row]?.values[rows[row].columns.indexOf(column)] ?? 0;
  expect(at(0, 1)).toBeGreaterThan(at(0, 2));
  expect(at(0, 2)).toBeGreaterThan(at(0, 3));
  expect(at(0, 3)).toBeGreaterThan(0);
  expect(at(0, 4)).toBe(0);
  for (const { values } of rows) expect(Math.hypot(...values)).toBeCloseTo(1, 6);
});

describe("with editorial labels", () => {
  test("contributions add up to exactly score − base, with and without other people's ratings", () => {
    const model = trainModel(labelled);
    const ways = [null, syntheticCommunity(SIZE)].map((community) => ({
      engine: createEngine(model, community),
      explained: contributionsIn(model, community),
    }));
    const ratings = fc.uniqueArray(
      fc.record({
        titleId: fc.integer({ min: 1, max: SIZE }),
        rating: fc.constantFrom(...RATING_VALUES),
      }),
      { selector: ({ titleId }) => titleId, maxLength: 30 },
    );
    fc.assert(
      fc.property(ratings, fc.constantFrom(...ways), (given, used) => {
        const { titleIds } = used.engine;
        for (const row of used.explained(used.engine.taste(given), titleIds)) {
          const { score, base, contributions } = row;
          expect(contributions.reduce((sum, { points }) => sum + points, base)).toBe(score);
          expect(contributions).not.toContainEqual(expect.objectContaining({ trait: "kin" }));
        }
      }),
      { numRuns: 40 },
    );
  });

  test("new users see well-known and well-liked titles first", () => {
    const { titleIds } = engine.rankIds(engine.taste([]), { limit: 20 });
    const fameOf = (id: number) => labelled[id - 1]?.fame ?? 0;
    expect(titleIds.every((id) => fameOf(id) >= 7)).toBe(true);
  });

  test("of equally famous titles, those that more others have as kin are expected to be liked more", () => {
    const titles = syntheticTitles(40).map(({ id, ...title }): TitleFeatures => ({
      ...title,
      id,
      liked: 70,
      // Ids 1 and 2 are equally famous, as are 3 and 4; half of all have 1 and 3 as kin.
      fame: id <= 2 ? 8 : 3,
      kin: id > 4 && id % 2 === 0 ? [1, 3] : [],
    }));
    const { scores } = createEngine(trainModel(titles)).taste([]);
    expect(scores[0]).toBeGreaterThan((scores[1] ?? NaN) + 5);
    expect(scores[2]).toBeGreaterThan((scores[3] ?? NaN) + 5);
    // Being known alone raises no score.
    expect(Math.abs((scores[1] ?? NaN) - (scores[3] ?? NaN))).toBeLessThan(10);
  });

  test("a loved title's kin score higher than they would without being kin, and rank high", () => {
    const plain = createEngine(trainModel(labelled.map((title) => ({ ...title, kin: [] }))));
    const lift = (id: number) =>
      (engine.taste(allLoved(LOVED)).scores[id - 1] ?? NaN) -
      (plain.taste(allLoved(LOVED)).scores[id - 1] ?? NaN);
    const mean = (ids: number[]) => ids.reduce((sum, id) => sum + lift(id), 0) / ids.length;
    const kin = [42, 49, 56, 63, 70];
    expect(mean(kin)).toBeGreaterThan(mean(kin.map((id) => id + 3)) + 5);
    const { titleIds } = engine.rankIds(engine.taste(allLoved(LOVED)), { limit: 20 });
    expect(titleIds.filter((id) => id % 7 === 0).length).toBeGreaterThan(5);
  });

  test("a title without labels isn't left out", () => {
    const some = labelled.map(({ liked, kin, ...title }) =>
      title.id % 4 === 0 ? title : { ...title, liked, kin },
    ) as TitleFeatures[];
    const mixed = createEngine(trainModel(some));
    const fond = mixed.taste(
      allLoved(
        labelled
          .filter(({ id }) => id % 12 === 3)
          .map(({ id }) => id)
          .slice(0, 8),
      ),
    );
    const { titleIds } = mixed.rankIds(fond, { limit: 60 });
    expect(titleIds.filter((id) => id % 4 === 0).length).toBeGreaterThan(5);
  });
});
