import { RATING_VALUES, type RatingValue } from "@worthy/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sharedCells } from "../model/postings.ts";
import { readPeopleRows } from "./peopleRows.ts";
import { attribute } from "../taste/attribution.ts";
import { baseLogitOf } from "../taste/baseLogit.ts";
import { buildTaste } from "../taste/buildTaste.ts";
import { syntheticCommunity } from "../people/syntheticCommunity.ts";
import { createEngine } from "../createEngine.ts";
import { contributionsIn } from "../ranking/contributions.fixture.ts";
import { syntheticTitles } from "../synthetic.ts";
import { openTitleSpace } from "../model/titleSpace.ts";
import { trainModel } from "../model/trainModel.ts";

const SIZE = 150;
const model = trainModel(syntheticTitles(SIZE));
const community = syntheticCommunity(SIZE);
const engine = createEngine(model, community);
const explained = contributionsIn(model, community);
const ratings = fc.uniqueArray(
  fc.record({
    titleId: fc.integer({ min: 1, max: SIZE + 5 }),
    rating: fc.constantFrom(...RATING_VALUES),
  }),
  {
    selector: ({ titleId }) => titleId,
    maxLength: 50,
  },
);

describe("a community engine", () => {
  test("returns contributions that add up to exactly score − base for every person and title", () => {
    fc.assert(
      fc.property(ratings, (given) => {
        for (const { score, base, contributions, certainty } of explained(
          engine.taste(given),
          engine.titleIds,
        )) {
          expect(contributions.reduce((sum, { points }) => sum + points, base)).toBe(score);
          expect(score >= 0 && score <= 100 && certainty >= 0 && certainty <= 1).toBe(true);
        }
      }),
      { numRuns: 70 },
    );
  });

  test("returns parts that add up to the logit above the base", () => {
    const space = openTitleSpace(model, community);
    fc.assert(
      fc.property(ratings, fc.nat(SIZE - 1), (given, title) => {
        const taste = buildTaste(
          space,
          new Map(given.map(({ titleId, rating }) => [titleId, rating])),
        );
        const { logits, left } = attribute(space, taste, {
          title,
          cells: sharedCells(space, taste, title),
          people: space.community && readPeopleRows(space.community, taste.rated, [title]),
        });
        expect(logits.reduce((sum, logit) => sum + logit, left)).toBeCloseTo(
          (taste.logits[title] ?? 0) - baseLogitOf(space, taste, title),
          4,
        );
      }),
    );
  });

  test("scores many titles at once as it scores each alone", () => {
    fc.assert(
      fc.property(ratings, (given) => {
        const taste = engine.taste(given);
        const ids = Array.from({ length: SIZE }, (_, index) => index + 1);
        expect(engine.score(taste, ids)).toEqual(ids.flatMap((id) => engine.score(taste, [id])));
      }),
      { numRuns: 20 },
    );
  });

  test("updates a taste to within a fiftieth of a point of a freshly computed one", () => {
    fc.assert(
      fc.property(
        ratings,
        fc.integer({ min: 1, max: SIZE + 5 }),
        fc.constantFrom(...RATING_VALUES, null),
        (given, titleId, rating) => {
          const updated = engine.updateTaste(engine.taste(given), { titleId, rating });
          const others = given.filter((other) => other.titleId !== titleId);
          const rebuilt = engine.taste(rating === null ? others : [...others, { titleId, rating }]);
          updated.scores.forEach((score, index) =>
            expect(Math.abs(score - (rebuilt.scores[index] ?? 0))).toBeLessThan(0.02),
          );
        },
      ),
    );
  });

  test("scores a title that the community hasn't rated by its facts", () => {
    const titles = syntheticTitles(SIZE + 40);
    const wider = createEngine(trainModel(titles), community);
    const fan = wider.taste(
      titles
        .filter(({ id }) => id % 12 === 3)
        .slice(0, 8)
        .map(({ id }) => ({ titleId: id, rating: "LOVE" })),
    );
    const scoreOf = (titleId: number) => fan.scores[wider.titleIds.indexOf(titleId)] ?? NaN;
    const [kin, stranger] = [SIZE + 9, SIZE + 3].map(scoreOf);
    expect((SIZE + 9) % 12).toBe(3);
    expect(kin).toBeGreaterThan(stranger ?? NaN);
  });

  test("drops all data about removed titles", () => {
    const fewer = createEngine(trainModel(syntheticTitles(100)), community);
    const taste = fewer.taste([
      { titleId: 3, rating: "LOVE" },
      { titleId: 120, rating: "LOVE" },
    ]);
    expect(taste.scores).toHaveLength(100);
    expect(taste.scores).toEqual(fewer.taste([{ titleId: 3, rating: "LOVE" }]).scores);
  });

  test("never becomes less certain about a title after more ratings", () => {
    fc.assert(
      fc.property(
        ratings,
        fc.integer({ min: 1, max: SIZE }),
        fc.integer({ min: 1, max: SIZE }),
        (given, extra, titleId) => {
          const others = given.filter((other) => other.titleId !== extra);
          const certaintyOf = (all: { titleId: number; rating: RatingValue }[]) =>
            engine.score(engine.taste(all), [titleId])[0]?.certainty ?? NaN;
          expect(
            certaintyOf([...others, { titleId: extra, rating: "LIKE" }]),
          ).toBeGreaterThanOrEqual(certaintyOf(others) - 0.05);
        },
      ),
    );
  });
});
