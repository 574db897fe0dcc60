import { expect, test } from "vitest";
import { fitTaste } from "./fitTaste.ts";
import type { Observation } from "./fitting.ts";
import { logistic } from "./logistic.ts";
import { forTitle } from "./taste.ts";
import { addRow, dotWeights } from "../community/sparseRow.ts";
import { syntheticTitles } from "../synthetic.ts";
import { openTitleSpace } from "../model/titleSpace.ts";
import { trainModel } from "../model/trainModel.ts";

const space = openTitleSpace(trainModel(syntheticTitles(1600)));
const observe = (length: number) =>
  Array.from({ length }, (_, index): Observation => ({
    title: index * 2,
    evidence: { liked: index % 3 !== 0, weight: index % 2 ? 1.6 : 0.8 },
    offset: 0.4,
    start: 0,
  }));
const observations = observe(60);

// with 800 ratings, steps for all multipliers at once take part
test.each([60, 800])(
  "reaches the optimum with %i ratings: every multiplier is its weight times the remaining error",
  (length) => {
    const observations = observe(length);
    const weights = new Float64Array(space.features.length);
    const { multipliers, bias } = fitTaste(space, observations, weights);
    const sum = weights.map(() => 0);
    observations.forEach(({ title, evidence, offset }, index) => {
      const multiplier = multipliers[index] ?? 0;
      addRow(space, title, { weights: sum, factor: multiplier });
      const logit =
        offset +
        forTitle(bias, space, title) +
        dotWeights(space, title, weights) +
        space.parameters.ownVariance * multiplier;
      expect(multiplier).toBeCloseTo(
        evidence.weight * ((evidence.liked ? 1 : 0) - logistic(logit)),
        4,
      );
    });
    sum.forEach((weight, column) => expect(weights[column]).toBeCloseTo(weight, 9));
  },
);

test("even a poor warm start leads to the same fit", () => {
  const cold = fitTaste(space, observations, new Float64Array(space.features.length));
  const warm = fitTaste(
    space,
    observations.map((observation, index) => ({ ...observation, start: index % 2 ? 1.5 : -1.5 })),
    new Float64Array(space.features.length),
  );
  cold.multipliers.forEach((multiplier, index) =>
    expect(warm.multipliers[index]).toBeCloseTo(multiplier, 4),
  );
  warm.bias.forEach((bias, kind) => expect(bias).toBeCloseTo(cold.bias[kind] ?? NaN, 4));
});
