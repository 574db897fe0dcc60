import { type RatingValue, TASTE_VALUES } from "@worthy/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createEngine } from "../createEngine.ts";
import { contributionsIn } from "../ranking/contributions.fixture.ts";
import { syntheticTitles } from "../synthetic.ts";
import { syntheticCommunity } from "../people/syntheticCommunity.ts";
import type { Taste } from "./taste.ts";
import { trainModel } from "../model/trainModel.ts";

const SIZE = 6000;
const model = trainModel(syntheticTitles(SIZE));
const ways = [null, syntheticCommunity(SIZE)].map((community) => ({
  engine: createEngine(model, community),
  explained: contributionsIn(model, community),
}));
const engines = ways.map(({ engine }) => engine);
const ratings = fc.uniqueArray(
  fc.record({
    titleId: fc.integer({ min: 1, max: SIZE }),
    rating: fc.constantFrom(...TASTE_VALUES),
  }),
  {
    selector: ({ titleId }) => titleId,
    minLength: 5,
    maxLength: 40,
  },
);

/** The largest difference between the scores of two tastes, in points. */
const furthest = (one: Taste, other: Taste) =>
  one.scores.reduce(
    (most, score, title) => Math.max(most, Math.abs(score - (other.scores[title] ?? 0))),
    0,
  );

test("an update over a large catalogue gives the same scores as a new taste, with parts that add up", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ways),
      ratings,
      fc.integer({ min: 1, max: SIZE }),
      fc.constantFrom(...TASTE_VALUES, null),
      ({ engine, explained }, given, extra, rating) => {
        const titleId = rating === null ? (given[0]?.titleId ?? extra) : extra;
        const changed = engine.updateTaste(engine.taste(given), { titleId, rating });
        const shown = [
          ...new Set([titleId, ...engine.rankIds(changed, { limit: 10 }).titleIds, 1, 500]),
        ];
        for (const { score, base, contributions } of explained(changed, shown))
          expect(contributions.reduce((sum, { points }) => sum + points, base)).toBe(score);
        const others = given.filter((other) => other.titleId !== titleId);
        const rebuilt = engine.taste(rating === null ? others : [...others, { titleId, rating }]);
        expect(furthest(changed, rebuilt)).toBeLessThan(0.02);
      },
    ),
    { numRuns: 40 },
  );
});

test("a misleading rating has no effect, but keeps its title out of picks and questions", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...engines),
      ratings,
      fc.constantFrom(...TASTE_VALUES),
      (engine, given, rating) => {
        const others = engine.taste(given);
        const titleId = engine.rankIds(others, { limit: 1 }).titleIds[0] ?? 0;
        const mark = { titleId, rating, misleading: true };
        const told = engine.updateTaste(others, { titleId, rating });
        for (const taste of [
          engine.taste([...given, mark]),
          engine.updateTaste(others, mark),
          engine.updateTaste(told, mark),
        ]) {
          expect(furthest(taste, others)).toBeLessThan(0.02);
          expect([taste.ratings.get(titleId), taste.tasteRatings]).toEqual([
            rating,
            others.tasteRatings,
          ]);
          expect(engine.rankIds(taste, { limit: 20 }).titleIds).not.toContain(titleId);
          expect(engine.ask(taste, { limit: 20 })).not.toContain(titleId);
          const unmarked = engine.updateTaste(taste, { titleId, rating });
          expect(furthest(unmarked, told)).toBeLessThan(0.02);
        }
      },
    ),
    { numRuns: 20 },
  );
});

test("many consecutive updates give the same scores, and don't modify earlier tastes", () => {
  const change = fc.record({
    titleId: fc.integer({ min: 1, max: 60 }),
    rating: fc.constantFrom(...TASTE_VALUES, null),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...engines),
      fc.array(change, { minLength: 1, maxLength: 30 }),
      (engine, changes) => {
        const ratings = new Map<number, RatingValue>();
        let taste = engine.taste([]);
        const steps = changes.map(({ titleId, rating }) => {
          taste = engine.updateTaste(taste, { titleId, rating });
          if (rating === null) ratings.delete(titleId);
          else ratings.set(titleId, rating);
          return {
            taste,
            scores: taste.scores.slice(),
            order: engine.rankIds(taste, { limit: 20 }).titleIds,
          };
        });
        expect(
          furthest(
            taste,
            engine.taste(Array.from(ratings, ([titleId, rating]) => ({ titleId, rating }))),
          ),
        ).toBeLessThan(0.02);
        for (const step of steps) {
          expect(step.taste.scores).toEqual(step.scores);
          expect(engine.rankIds(step.taste, { limit: 20 }).titleIds).toEqual(step.order);
        }
      },
    ),
    { numRuns: 30 },
  );
});
