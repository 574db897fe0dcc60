import { RATING_VALUES, type RatingValue } from "@worthy/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contributionsIn } from "./ranking/contributions.fixture.ts";
import { createEngine } from "./createEngine.ts";
import { syntheticTitles } from "./synthetic.ts";
import { trainModel } from "./model/trainModel.ts";

const titles = syntheticTitles(200);
const engine = createEngine(trainModel(titles));
const ratings = fc.uniqueArray(
  fc.record({
    titleId: fc.integer({ min: 1, max: 200 }),
    rating: fc.constantFrom(...RATING_VALUES),
  }),
  {
    selector: ({ titleId }) => titleId,
    maxLength: 40,
  },
);

describe("a taste", () => {
  test("is the same for the same ratings in any order, and ignores unknown titles", () => {
    fc.assert(
      fc.property(ratings, (given) => {
        expect(engine.taste(given.toReversed()).scores).toEqual(engine.taste(given).scores);
        expect(engine.taste([...given, { titleId: 9999, rating: "LOVE" }]).scores).toEqual(
          engine.taste(given).scores,
        );
      }),
    );
  });

  test("updated with one change equals a freshly computed one to within a fiftieth of a point", () => {
    fc.assert(
      fc.property(
        ratings,
        fc.integer({ min: 1, max: 200 }),
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

  test("isn't modified by an update", () => {
    const taste = engine.taste([{ titleId: 3, rating: "LIKE" }]);
    const before = taste.scores.slice();
    engine.updateTaste(taste, { titleId: 4, rating: "DISLIKE" });
    expect(taste.scores).toEqual(before);
    expect([...taste.ratings]).toEqual([[3, "LIKE"]]);
  });
});

describe("scores", () => {
  const withTwins = createEngine(
    trainModel([...titles, ...titles.map((title) => ({ ...title, id: title.id + 1000 }))]),
  );
  const scoreOf = (given: { titleId: number; rating: RatingValue }[], titleId: number) =>
    withTwins.score(withTwins.taste(given), [titleId])[0]?.score ?? NaN;

  test("are the same with and without parts, and are null for an unknown title", () => {
    fc.assert(
      fc.property(ratings, fc.integer({ min: 1, max: 200 }), (given, titleId) => {
        const taste = engine.taste(given);
        expect(engine.scoreNumber(taste, titleId)).toBe(engine.score(taste, [titleId])[0]?.score);
      }),
    );
    expect(engine.scoreNumber(engine.taste([]), 999)).toBeNull();
  });

  test("never fall for a near-identical title when the original is rated higher", () => {
    fc.assert(
      fc.property(ratings, fc.integer({ min: 1, max: 200 }), (given, titleId) => {
        const others = given.filter((other) => other.titleId !== titleId);
        const ladder = (["DISLIKE", "MEH", "LIKE", "LOVE"] as const).map((rating) =>
          scoreOf([...others, { titleId, rating }], titleId + 1000),
        );
        expect(ladder).toEqual(ladder.toSorted((a, b) => a - b));
        expect(
          scoreOf([...others, { titleId, rating: "LOVE" }], titleId + 1000),
        ).toBeGreaterThanOrEqual(scoreOf(others, titleId + 1000));
      }),
    );
  });

  test("for opposite ratings mirror each other", () => {
    const opposite = { LOVE: "DISLIKE", DISLIKE: "LOVE", LIKE: "MEH", MEH: "LIKE" } as const;
    const given = titles.slice(20, 40).map(({ id }) => ({
      titleId: id,
      rating: (["LOVE", "DISLIKE", "LIKE", "MEH"] as const)[id % 4] ?? "LIKE",
    }));
    const one = engine.taste(given);
    const other = engine.taste(
      given.map(({ titleId, rating }) => ({ titleId, rating: opposite[rating] })),
    );
    const middle = engine.taste([]);
    const sides = [...one.logits].map(
      (logit, index) =>
        [
          logit - (middle.logits[index] ?? 0),
          (other.logits[index] ?? 0) - (middle.logits[index] ?? 0),
        ] as const,
    );
    const product = sides.reduce((sum, [a, b]) => sum + a * b, 0);
    const lengths = Math.sqrt(
      sides.reduce((sum, [a]) => sum + a * a, 0) * sides.reduce((sum, [, b]) => sum + b * b, 0),
    );
    expect(product / lengths).toBeLessThan(-0.8);
  });

  test("ignore SKIP, and give INTERESTED and NOT_INTERESTED less weight than LIKE and DISLIKE", () => {
    const bare = engine.taste([]).logits[4] ?? 0;
    const moved = (rating: RatingValue) =>
      (engine.taste([{ titleId: 5, rating }]).logits[4] ?? 0) - bare;
    expect(moved("SKIP")).toBe(0);
    expect(moved("INTERESTED")).toBeGreaterThan(0);
    expect(moved("INTERESTED")).toBeLessThan(moved("LIKE"));
    expect(moved("NOT_INTERESTED")).toBeLessThan(0);
    expect(moved("NOT_INTERESTED")).toBeGreaterThan(moved("DISLIKE"));
  });

  test("skip unknown titles", () => {
    const taste = engine.taste([]);
    expect(engine.score(taste, [9999, 7]).map(({ titleId }) => titleId)).toEqual([7]);
    expect(engine.explain(taste, 9999)).toBeNull();
    expect(engine.similar(9999, 5)).toEqual([]);
  });
});

test("without ratings, every score is estimated from how well liked the title is", () => {
  const likedOf = (id: number) => 50 + (id % 40);
  const model = trainModel(
    titles.map((title) => ({ ...title, liked: likedOf(title.id), kin: [] })),
  );
  const labelled = createEngine(model);
  const taste = labelled.taste([]);
  const { titleIds } = labelled.rankIds(taste, { limit: 200 });
  const items = contributionsIn(model)(taste, titleIds);
  expect(
    items.every(
      ({ confidence, contributions, score, base }) =>
        confidence === "guess" && contributions.length === 0 && score === base,
    ),
  ).toBe(true);
  const scores = items
    .toSorted((a, b) => likedOf(a.titleId) - likedOf(b.titleId))
    .map(({ score }) => score);
  // Titles that are liked equally may be a rounded point apart.
  for (const [at, score] of scores.entries())
    expect(score).toBeLessThanOrEqual((scores[at + 1] ?? 100) + 1);
  expect(new Set(scores).size).toBeGreaterThan(3);
});
