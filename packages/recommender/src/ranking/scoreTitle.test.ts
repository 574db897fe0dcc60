import { RATING_VALUES } from "@worthy/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sharedCells } from "../model/postings.ts";
import { attribute } from "../taste/attribution.ts";
import { baseLogitOf } from "../taste/baseLogit.ts";
import { buildTaste } from "../taste/buildTaste.ts";
import { bundledTitles } from "../bundledTitles.fixture.ts";
import { createEngine } from "../createEngine.ts";
import { syntheticTitles } from "../synthetic.ts";
import type { TitleFeatures } from "../model/titleFeatures.ts";
import { openTitleSpace } from "../model/titleSpace.ts";
import { trainModel } from "../model/trainModel.ts";

const ratingsOf = (titles: readonly TitleFeatures[]) =>
  fc.uniqueArray(
    fc.record({
      titleId: fc.constantFrom(...titles.map(({ id }) => id)),
      rating: fc.constantFrom(...RATING_VALUES),
    }),
    {
      selector: ({ titleId }) => titleId,
      maxLength: 60,
    },
  );

describe.each([
  ["made-up titles", syntheticTitles(150), 30],
  ["the bundled catalogue", bundledTitles().features, 6],
] as const)("over %s", (_, titles, numRuns) => {
  const model = trainModel(titles);
  const engine = createEngine(model);
  const ids = [...engine.titleIds];

  test("points shown are whole, not nothing, and sum to score − base exactly", () => {
    fc.assert(
      fc.property(ratingsOf(titles), (ratings) => {
        const wrong = engine
          .score(engine.taste(ratings), ids)
          .filter(
            ({ score, base, contributions }) =>
              contributions.reduce((sum, { points }) => sum + points, base) !== score ||
              !contributions.every(({ points }) => Number.isInteger(points) && points !== 0) ||
              contributions.filter(({ type }) => type !== "rest").length > 8,
          );
        expect(wrong).toEqual([]);
      }),
      { numRuns },
    );
  });

  test("scores are whole numbers of 0 to 100, whatever the ratings", () => {
    fc.assert(
      fc.property(ratingsOf(titles), (ratings) => {
        const isPercent = (value: number) => Number.isInteger(value) && value >= 0 && value <= 100;
        const wrong = engine
          .score(engine.taste(ratings), ids)
          .filter(
            ({ score, base, certainty }) =>
              !isPercent(score) || !isPercent(base) || !(certainty >= 0 && certainty <= 1),
          );
        expect(wrong).toEqual([]);
      }),
      { numRuns },
    );
  });

  test("parts sum to the logit above the base: every cell is counted once", () => {
    const space = openTitleSpace(model);
    fc.assert(
      fc.property(ratingsOf(titles), fc.nat(titles.length - 1), (ratings, title) => {
        const taste = buildTaste(
          space,
          new Map(ratings.map(({ titleId, rating }) => [titleId, rating])),
        );
        const above = (taste.logits[title] ?? 0) - baseLogitOf(space, taste, title);
        const { logits } = attribute(space, taste, {
          title,
          cells: sharedCells(space, taste, title),
          pointsPerLogit: 25,
        });
        expect(logits.reduce((sum, logit) => sum + logit, 0)).toBeCloseTo(above, 4);
      }),
    );
  });
});

test("both rated titles and traits get their say", () => {
  const titles = syntheticTitles(300);
  const engine = createEngine(trainModel(titles));
  const taste = engine.taste(
    titles
      .slice(0, 48)
      .map(({ id }) => ({ titleId: id, rating: id % 12 < 4 ? "LOVE" : "DISLIKE" })),
  );
  const rows = engine
    .rank(taste, { limit: 20 })
    .items.flatMap(({ contributions }) => contributions);
  const pointsOf = (type: string) =>
    rows.filter((row) => row.type === type).reduce((sum, { points }) => sum + Math.abs(points), 0);
  expect(pointsOf("title")).toBeGreaterThan(60);
  expect(pointsOf("trait")).toBeGreaterThan(60);
  expect(pointsOf("rest")).toBeLessThan(pointsOf("title") + pointsOf("trait"));
});
