import { RATING_VALUES } from "@worthy/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sharedCells } from "../model/postings.ts";
import { attribute } from "../taste/attribution.ts";
import { baseLogitOf } from "../taste/baseLogit.ts";
import { buildTaste } from "../taste/buildTaste.ts";
import { bundledTitles } from "../bundledTitles.fixture.ts";
import { contributionsIn } from "./contributions.fixture.ts";
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
  const explained = contributionsIn(model);
  const ids = [...engine.titleIds];

  test("contributions are whole, never zero, and add up to exactly score − base", () => {
    fc.assert(
      fc.property(ratingsOf(titles), (ratings) => {
        const wrong = explained(engine.taste(ratings), ids).filter(
          ({ score, base, contributions }) =>
            contributions.reduce((sum, { points }) => sum + points, base) !== score ||
            !contributions.every(({ points }) => Number.isInteger(points) && points !== 0) ||
            contributions.filter(({ type }) => type !== "rest").length > 4,
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns },
    );
  });

  test("the parts of a row are whole, never zero, in descending order, and add up to exactly the row", () => {
    let opened = 0;
    fc.assert(
      fc.property(ratingsOf(titles), (ratings) => {
        const rows = explained(engine.taste(ratings), ids)
          .flatMap(({ contributions }) => contributions)
          .filter(({ parts }) => parts.length > 0);
        opened += rows.filter(({ type }) => type === "rest").length;
        const wrong = rows.filter((row) => {
          const named = row.parts.filter((part) => !("trait" in part && part.trait === "rest"));
          const sizes = named.map(({ points }) => Math.abs(points));
          const sum = row.parts.reduce((total, { points }) => total + points, 0);
          return (
            sum !== row.points ||
            !row.parts.every(({ points }) => Number.isInteger(points) && points !== 0) ||
            named.length > 8 ||
            sizes.some((size, at) => size > (sizes[at - 1] ?? size))
          );
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns },
    );
    expect(opened).toBeGreaterThan(0);
  });

  test("no rated title is both a row and part of everything else", () => {
    fc.assert(
      fc.property(ratingsOf(titles), (ratings) => {
        const taste = engine.taste(ratings);
        for (const { contributions } of explained(taste, ids)) {
          const named = contributions
            .flatMap((row) => (row.type === "rest" ? row.parts : [row]))
            .flatMap((one) => (one.type === "title" ? [one.titleId] : []));
          expect(new Set(named).size).toBe(named.length);
        }
      }),
      { numRuns: 3 },
    );
  });

  test("scores are whole numbers from 0 to 100, regardless of the ratings", () => {
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

  test("parts add up to the logit above the base, counting every cell once", () => {
    const space = openTitleSpace(model);
    fc.assert(
      fc.property(ratingsOf(titles), fc.nat(titles.length - 1), (ratings, title) => {
        const taste = buildTaste(
          space,
          new Map(ratings.map(({ titleId, rating }) => [titleId, rating])),
        );
        const above = (taste.logits[title] ?? 0) - baseLogitOf(space, taste, title);
        const { logits, left } = attribute(space, taste, {
          title,
          cells: sharedCells(space, taste, title),
          people: null,
        });
        expect(logits.reduce((sum, logit) => sum + logit, left)).toBeCloseTo(above, 4);
      }),
    );
  });
});

test("a loved title is credited even if its rating was expected", () => {
  const { features, idOf } = bundledTitles();
  const engine = createEngine(trainModel(features));
  const loved = ["Spirited Away", "My Neighbor Totoro", "Princess Mononoke", "Castle in the Sky"];
  const taste = engine.taste([
    ...loved.map((name) => ({ titleId: idOf(name), rating: "LOVE" as const })),
    ...["Moana", "Finding Nemo"].map((name) => ({ titleId: idOf(name), rating: "LIKE" as const })),
  ]);
  const ponyo = engine.explain(taste, idOf("Ponyo"));
  const [first, second] = ponyo?.contributions ?? [];
  const names = [first, second].map((row) => (row?.type === "title" ? row.titleId : 0));
  expect(loved.map(idOf)).toEqual(expect.arrayContaining(names));
  expect(first).toMatchObject({
    parts: expect.arrayContaining([
      expect.objectContaining({ label: "Hayao Miyazaki" }),
    ]) as unknown,
  });
});
