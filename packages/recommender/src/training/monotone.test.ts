import { type RatingValue, TASTE_VALUES } from "@worthy/domain";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { createEngine, type Engine } from "../createEngine.ts";
import { ratingCode, type RatingMatrix } from "../community/ratingMatrix.ts";
import { syntheticTitles } from "../synthetic.ts";
import { syntheticPeople } from "../people/syntheticPeople.ts";
import { trainModel } from "../model/trainModel.ts";
import { trainCommunity } from "./trainCommunity.ts";

const HALF = 60;
/** Every title twice: the same features with another id, and so liked by the same people. */
const titles = [
  ...syntheticTitles(HALF),
  ...syntheticTitles(HALF).map((title) => ({ ...title, id: title.id + HALF })),
];
const twinOf = (titleId: number): number => (titleId > HALF ? titleId - HALF : titleId + HALF);
const content = trainModel(titles);
let engine: Engine;

function matrixOf(
  people: readonly { ratings: readonly { titleId: number; rating: RatingValue }[] }[],
): RatingMatrix {
  const rows = people.map(({ ratings }) => ratings.toSorted((a, b) => a.titleId - b.titleId));
  const all = rows.flat();
  const rowStart = new Uint32Array(rows.length + 1);
  rows.forEach((row, at) => (rowStart[at + 1] = (rowStart[at] ?? 0) + row.length));
  return {
    titleIds: Float64Array.from(titles, ({ id }) => id),
    rowStart,
    titles: Uint32Array.from(all, ({ titleId }) => titleId - 1),
    values: Uint8Array.from(all, ({ rating }) => ratingCode(rating)),
  };
}

beforeAll(async () => {
  const community = await trainCommunity({
    ratings: matrixOf(syntheticPeople(titles, { count: 600, ratings: 40, seed: 4 })),
    content,
  });
  engine = createEngine(content, community);
}, 120_000);

const ratings = fc.uniqueArray(
  fc.record({
    titleId: fc.integer({ min: 1, max: 120 }),
    rating: fc.constantFrom(...TASTE_VALUES),
  }),
  {
    selector: ({ titleId }) => titleId,
    maxLength: 40,
  },
);

test("a higher rating or a new love never lowers the score of a title's twin", () => {
  fc.assert(
    fc.property(ratings, fc.integer({ min: 1, max: 120 }), (given, titleId) => {
      const twin = twinOf(titleId);
      const others = given.filter((other) => other.titleId !== titleId && other.titleId !== twin);
      const scoreAfter = (rating: RatingValue | null) =>
        engine.taste(rating === null ? others : [...others, { titleId, rating }]).scores[
          twin - 1
        ] ?? NaN;
      const ladder = (["DISLIKE", "MEH", "LIKE", "LOVE"] as const).map(scoreAfter);
      for (let step = 1; step < ladder.length; step++)
        expect(ladder[step]).toBeGreaterThanOrEqual((ladder[step - 1] ?? NaN) - 0.01);
      expect(ladder[3]).toBeGreaterThanOrEqual((scoreAfter(null) ?? NaN) - 0.01);
    }),
    { numRuns: 300 },
  );
});

test("the title most similar to a twin is its twin", () => {
  const found = titles.filter(({ id }) => engine.similar(id, 1)[0]?.titleId === twinOf(id));
  expect(found.length).toBeGreaterThan(0.9 * titles.length);
});
