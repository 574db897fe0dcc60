import { describe, expect, test } from "vitest";
import { bundledTitles } from "./bundledTitles.ts";
import { createEngine, type Engine } from "./createEngine.ts";
import { logistic } from "./logistic.ts";
import { seededRandom } from "./seededRandom.ts";
import { syntheticTitles } from "./synthetic.ts";
import type { TitleFeatures } from "./titleFeatures.ts";
import { trainModel } from "./trainModel.ts";

const OPPOSITE = { LOVE: "DISLIKE", LIKE: "MEH", MEH: "LIKE", DISLIKE: "LOVE" } as const;
type Taste = keyof typeof OPPOSITE;

const sharedOfTop20 = (engine: Engine, ratings: readonly { titleId: number; rating: Taste }[]) => {
  const top = (given: typeof ratings) => engine.rankIds(engine.taste(given), { limit: 20 }).titleIds;
  const other = new Set(top(ratings.map(({ titleId, rating }) => ({ titleId, rating: OPPOSITE[rating] }))));
  return top(ratings).filter((titleId) => other.has(titleId)).length;
};

const bundle = bundledTitles();
const catalogues: [string, TitleFeatures[]][] = [["made-up titles", syntheticTitles(200)]];
if (bundle.features.length >= 150) catalogues.push(["the bundled catalogue", bundle.features]);

test.each(catalogues)("over %s, two who rate any ten titles oppositely share at most 5 of their top 20", (_, titles) => {
  const engine = createEngine(trainModel(titles));
  const random = seededRandom(11);
  for (let pair = 0; pair < 60; pair++) {
    const chosen = titles.map(({ id }) => ({ id, key: random() })).sort((a, b) => a.key - b.key).slice(0, 10);
    const ratings = chosen.map(({ id }) => ({ titleId: id, rating: (["LOVE", "LIKE", "MEH", "DISLIKE"] as const)[Math.floor(random() * 4)] ?? "LIKE" }));
    expect(sharedOfTop20(engine, ratings)).toBeLessThanOrEqual(5);
  }
});

describe.skipIf(bundle.features.length < 150)("somebody who loves crime and cannot bear comedies", () => {
  const named: [string, Taste][] = [
    ["Breaking Bad", "LOVE"], ["The Wire", "LOVE"], ["The Sopranos", "LIKE"], ["The Godfather", "LIKE"], ["Severance", "LIKE"],
    ["Friends", "DISLIKE"], ["Parks and Recreation", "DISLIKE"], ["Ted Lasso", "MEH"], ["Amélie", "DISLIKE"], ["The Good Place", "MEH"],
  ];
  const engine = createEngine(trainModel(bundle.features));
  const taste = engine.taste(bundle.features.length < 150 ? [] : named.map(([name, rating]) => ({ titleId: bundle.idOf(name), rating })));
  const scoreOf = (name: string) => engine.score(taste, [bundle.idOf(name)])[0]?.score ?? NaN;

  test("finds the best matches at 85 and more, clear misses at 35 and less, and the rest between", () => {
    const { items } = engine.rank(taste, { limit: bundle.features.length });
    const scores = items.map(({ score }) => score).sort((a, b) => b - a);
    expect(scores[0]).toBeGreaterThanOrEqual(85);
    expect(scores.at(-1)).toBeLessThanOrEqual(35);
    expect(scores.filter((score) => score >= 45 && score <= 75).length).toBeGreaterThan(scores.length / 3);
    expect(scoreOf("Better Call Saul")).toBeGreaterThanOrEqual(85);
    expect(scoreOf("Brooklyn Nine-Nine")).toBeLessThanOrEqual(35);
  });

  test("is told about the titles and traits behind it", () => {
    const explanation = engine.explain(taste, bundle.idOf("Better Call Saul"));
    expect(explanation?.contributions).toContainEqual(expect.objectContaining({ type: "title", titleId: bundle.idOf("Breaking Bad") }));
    expect(explanation?.contributions).toContainEqual(expect.objectContaining({ type: "trait", label: "Vince Gilligan" }));
    expect(explanation?.confidence).not.toBe("guess");
    expect(explanation?.rateNext).toHaveLength(3);
  });
});

/** People whose taste is known: a weight for each genre and tag, and a coin thrown with the probability that follows. */
function knownPerson(titles: readonly TitleFeatures[], random: () => number): (title: TitleFeatures) => number {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const weights = new Map(titles.flatMap(({ genres, tags }) => [...genres, ...tags]).map((word) => [word, normal()]));
  return ({ genres, tags }) => logistic(0.4 + [...genres, ...tags].reduce((sum, word) => sum + 0.75 * (weights.get(word) ?? 0), 0));
}

test("learns people whose taste is known: ranks what they like first, and means its percentages", () => {
  const titles = syntheticTitles(500);
  const engine = createEngine(trainModel(titles));
  const random = seededRandom(3);
  const seen: { score: number; liked: boolean }[] = [];
  for (let person = 0; person < 40; person++) {
    const chanceOf = knownPerson(titles, random);
    const drawn = titles.map((title) => ({ titleId: title.id, liked: random() < chanceOf(title), key: random() })).sort((a, b) => a.key - b.key);
    const taste = engine.taste(drawn.slice(0, 60).map(({ titleId, liked }) => ({ titleId, rating: liked ? "LIKE" : "DISLIKE" })));
    seen.push(...drawn.slice(60).map(({ titleId, liked }) => ({ score: taste.scores[titleId - 1] ?? NaN, liked })));
  }
  const shareLiked = (from: number, to: number) => {
    const inside = seen.filter(({ score }) => score >= from && score < to);
    return (100 * inside.filter(({ liked }) => liked).length) / inside.length;
  };
  for (const [from, to] of [[10, 25], [25, 40], [40, 55], [55, 70], [70, 85], [85, 100]] as const) {
    const middle = (from + to) / 2;
    expect(Math.abs(shareLiked(from, to) - middle), `${from}-${to}: ${shareLiked(from, to)}`).toBeLessThan(15);
  }
});
