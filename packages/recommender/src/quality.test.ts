import { describe, expect, test } from "vitest";
import { bundledTitles } from "./bundledTitles.fixture.ts";
import { createEngine, type Engine } from "./createEngine.ts";
import { logistic } from "./taste/logistic.ts";
import { seededRandom } from "./seededRandom.ts";
import { syntheticTitles } from "./synthetic.ts";
import { tellingRatings } from "./people/tellingPeople.fixture.ts";
import type { TitleRating } from "./taste/taste.ts";
import type { TitleFeatures } from "./model/titleFeatures.ts";
import { trainModel } from "./model/trainModel.ts";

const OPPOSITE = { LOVE: "DISLIKE", LIKE: "MEH", MEH: "LIKE", DISLIKE: "LOVE" } as const;
type Taste = keyof typeof OPPOSITE;

const sharedOfTop20 = (engine: Engine, ratings: readonly { titleId: number; rating: Taste }[]) => {
  const top = (given: typeof ratings) =>
    engine.rankIds(engine.taste(given), { limit: 20 }).titleIds;
  const other = new Set(
    top(ratings.map(({ titleId, rating }) => ({ titleId, rating: OPPOSITE[rating] }))),
  );
  return top(ratings).filter((titleId) => other.has(titleId)).length;
};

const bundle = bundledTitles();
const catalogues: [string, TitleFeatures[]][] = [["made-up titles", syntheticTitles(200)]];
if (bundle.features.length >= 150) catalogues.push(["the bundled catalogue", bundle.features]);

test.each(catalogues)(
  "over %s, users who rate ten titles in opposite ways share 2 of their top 20 on average, and hardly ever more than 5",
  (_, titles) => {
    const engine = createEngine(trainModel(titles));
    const random = seededRandom(11);
    const shared = Array.from({ length: 60 }, () => {
      const chosen = titles
        .map(({ id }) => ({ id, key: random() }))
        .sort((a, b) => a.key - b.key)
        .slice(0, 10);
      const ratings = chosen.map(({ id }) => ({
        titleId: id,
        rating: (["LOVE", "LIKE", "MEH", "DISLIKE"] as const)[Math.floor(random() * 4)] ?? "LIKE",
      }));
      return sharedOfTop20(engine, ratings);
    });
    expect(shared.reduce((sum, count) => sum + count, 0) / shared.length).toBeLessThanOrEqual(2);
    expect(shared.filter((count) => count > 5).length).toBeLessThanOrEqual(shared.length / 20);
  },
);

describe.skipIf(bundle.features.length < 150)("for people who love one thing", () => {
  const engine = createEngine(trainModel(bundle.features));
  const first = (given: readonly TitleRating[]) =>
    engine.rankIds(engine.taste(given), { limit: 20 }).titleIds;
  /** How many of the first twenty stay after this many loves, on average. */
  const staying = (count: number) => {
    const before = new Set(first([]));
    const kept = tellingRatings(bundle.idOf).map(({ ratings }) => {
      const loves = ratings.filter(({ rating }) => rating === "LOVE").slice(0, count);
      return first(loves).filter((id) => before.has(id)).length;
    });
    return kept.reduce((sum, one) => sum + one, 0) / kept.length;
  };

  test("half of the first twenty picks stay after one love, and three at most after six", () => {
    const one = staying(1);
    expect(one).toBeGreaterThanOrEqual(10);
    expect(one).toBeLessThan(15);
    expect(staying(6)).toBeLessThanOrEqual(3);
  });
});

describe.skipIf(bundle.features.length < 150)(
  "for a user who loves crime and can't stand comedies",
  () => {
    const named: [string, Taste][] = [
      ["Breaking Bad", "LOVE"],
      ["The Wire", "LOVE"],
      ["The Sopranos", "LIKE"],
      ["The Godfather", "LIKE"],
      ["Severance", "LIKE"],
      ["Friends", "DISLIKE"],
      ["Parks and Recreation", "DISLIKE"],
      ["Ted Lasso", "MEH"],
      ["Amélie", "DISLIKE"],
      ["The Good Place", "MEH"],
    ];
    const engine = createEngine(trainModel(bundle.features));
    const taste = engine.taste(
      bundle.features.length < 150
        ? []
        : named.map(([name, rating]) => ({ titleId: bundle.idOf(name), rating })),
    );
    const scoreOf = (name: string) => engine.score(taste, [bundle.idOf(name)])[0]?.score ?? NaN;

    test("the best matches score at least 85, clear misses at most 35, and the rest in between", () => {
      const { items } = engine.rank(taste, { limit: bundle.features.length });
      const scores = items.map(({ score }) => score).sort((a, b) => b - a);
      expect(scores[0]).toBeGreaterThanOrEqual(85);
      expect(scores.at(-1)).toBeLessThanOrEqual(35);
      expect(scores.filter((score) => score >= 45 && score <= 75).length).toBeGreaterThan(
        scores.length / 3,
      );
      expect(scoreOf("Better Call Saul")).toBeGreaterThanOrEqual(85);
      expect(scoreOf("Brooklyn Nine-Nine")).toBeLessThanOrEqual(35);
    });

    test("scores are explained by the titles and traits behind them", () => {
      const explanation = engine.explain(taste, bundle.idOf("Better Call Saul"));
      expect(explanation?.contributions).toContainEqual(
        expect.objectContaining({ type: "title", titleId: bundle.idOf("Breaking Bad") }),
      );
      expect(
        explanation?.contributions.flatMap((row) => (row.type === "title" ? row.parts : [])),
      ).toContainEqual(expect.objectContaining({ label: "Vince Gilligan" }));
      expect(explanation?.confidence).not.toBe("guess");
      expect(explanation?.rateNext).toHaveLength(3);
    });
  },
);

/**
 * People with known taste: a weight per genre and tag, and outcomes drawn with the resulting
 * probability.
 */
function knownPerson(
  titles: readonly TitleFeatures[],
  random: () => number,
): (title: TitleFeatures) => number {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const weights = new Map(
    titles.flatMap(({ genres, tags }) => [...genres, ...tags]).map((word) => [word, normal()]),
  );
  return ({ genres, tags }) =>
    logistic(
      0.4 + [...genres, ...tags].reduce((sum, word) => sum + 0.75 * (weights.get(word) ?? 0), 0),
    );
}

/**
 * The outcomes of forty such people on unrated titles after some ratings, next to the engine's
 * scores.
 */
function predictionsAfter(known: number): { score: number; liked: boolean }[] {
  const titles = syntheticTitles(500);
  const engine = createEngine(trainModel(titles));
  const random = seededRandom(3);
  return Array.from({ length: 40 }, () => {
    const chanceOf = knownPerson(titles, random);
    const seen = titles.map((title) => {
      const liked = random() < chanceOf(title);
      const strong = random() < 0.4;
      const rating: Taste = liked ? (strong ? "LOVE" : "LIKE") : strong ? "DISLIKE" : "MEH";
      return { titleId: title.id, liked, rating, key: random() };
    });
    seen.sort((a, b) => a.key - b.key);
    const { scores } = engine.taste(seen.slice(0, known));
    return seen
      .slice(known)
      .map(({ titleId, liked }) => ({ score: scores[titleId - 1] ?? NaN, liked }));
  }).flat();
}

/** Probability that of a liked and a not-liked title the liked one has the higher score. */
function areaUnderCurve(predictions: readonly { score: number; liked: boolean }[]): number {
  const ascending = predictions.toSorted((a, b) => a.score - b.score);
  const liked = ascending.filter((prediction) => prediction.liked).length;
  const ranks = ascending.reduce(
    (sum, prediction, index) => sum + (prediction.liked ? index + 1 : 0),
    0,
  );
  return (ranks - (liked * (liked + 1)) / 2) / (liked * (ascending.length - liked));
}

describe("for users with a known taste", () => {
  test("the titles they like tend to rank higher, especially after more ratings", () => {
    const [few, some, many] = [10, 40, 160].map((known) => areaUnderCurve(predictionsAfter(known)));
    expect(few).toBeGreaterThan(0.54);
    expect(some).toBeGreaterThan((few ?? 1) + 0.02);
    expect(many).toBeGreaterThan((some ?? 1) + 0.02);
  });

  test("percentages are correct to within 12 points", () => {
    const predictions = predictionsAfter(60);
    for (const [from, to] of [
      [10, 25],
      [25, 40],
      [40, 55],
      [55, 70],
      [70, 85],
      [85, 100],
    ] as const) {
      const inside = predictions.filter(({ score }) => score >= from && score < to);
      const promised = inside.reduce((sum, { score }) => sum + score, 0) / inside.length;
      const kept = (100 * inside.filter(({ liked }) => liked).length) / inside.length;
      expect(
        Math.abs(promised - kept),
        `${from}-${to}: ${promised} promised, ${kept} kept`,
      ).toBeLessThan(12);
    }
  });
});
