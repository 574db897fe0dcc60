import { TASTE_VALUES } from "@worthy/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createEngine } from "./createEngine.ts";
import { syntheticTitles } from "./synthetic.ts";
import { syntheticCommunity } from "./syntheticCommunity.ts";
import { trainModel } from "./trainModel.ts";

const SIZE = 6000;
const model = trainModel(syntheticTitles(SIZE));
const engines = [createEngine(model), createEngine(model, syntheticCommunity(SIZE))];
const ratings = fc.uniqueArray(fc.record({ titleId: fc.integer({ min: 1, max: SIZE }), rating: fc.constantFrom(...TASTE_VALUES) }), {
  selector: ({ titleId }) => titleId,
  minLength: 5,
  maxLength: 40,
});

test("over a large catalogue a change is answered in a step whose parts sum to its scores, and settles to what a new taste would be", () => {
  let stepped = 0;
  fc.assert(
    fc.property(fc.constantFrom(...engines), ratings, fc.integer({ min: 1, max: SIZE }), fc.constantFrom(...TASTE_VALUES, null), (engine, given, extra, rating) => {
      const titleId = rating === null ? (given[0]?.titleId ?? extra) : extra;
      const quick = engine.updateTaste(engine.taste(given), { titleId, rating });
      if (!quick.settled) stepped++;
      const shown = [...new Set([titleId, ...engine.rankIds(quick, { limit: 10 }).titleIds, 1, 500])];
      for (const { score, base, contributions } of engine.score(quick, shown)) expect(contributions.reduce((sum, { points }) => sum + points, base)).toBe(score);
      const others = given.filter((other) => other.titleId !== titleId);
      const anew = engine.taste(rating === null ? others : [...others, { titleId, rating }]);
      const settled = engine.settleTaste(quick);
      expect(settled.settled).toBe(true);
      const apart = (scores: Float32Array) => scores.reduce((most, score, title) => Math.max(most, Math.abs(score - (anew.scores[title] ?? 0))), 0);
      expect(apart(settled.scores)).toBeLessThan(0.02);
      expect(apart(quick.scores)).toBeLessThan(25);
    }),
    { numRuns: 40 },
  );
  expect(stepped).toBeGreaterThan(20);
});
