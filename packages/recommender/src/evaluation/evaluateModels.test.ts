import { expect, test } from "vitest";
import { evaluateModels } from "./evaluateModels.ts";
import type { EvaluationSet } from "./sets/evaluationSet.ts";
import { holdOut } from "./sets/holdOut.ts";
import { CANDIDATES } from "./sets/candidates.ts";
import { newRun } from "./rankers/modelRun.ts";
import { PredictionLog } from "./rankers/predictions.ts";
import { measureRanking } from "./figures/rankingMetrics.ts";
import { sameFigures } from "./figures/sameFigures.ts";
import { syntheticSet } from "./sets/syntheticSet.ts";

const PEOPLE = 150;
const TESTED = 40;
const world = syntheticSet({ titles: 60, trainPeople: PEOPLE, testPeople: 0, ratings: 25 }, 6).set;
const split = holdOut(world.train, {
  people: TESTED,
  minLikes: 5,
  hide: { of: "ratings", share: 0.3 },
  seed: 1,
});
const set: EvaluationSet = { ...world, ...split };
const options = {
  grid: "none",
  seed: 1,
  mask: "rated",
  recall: "truncated",
  models: ["popularity", "ease", "worthy"],
} as const;

let clock = 0;
const around = { now: () => (clock += 1), peakMemory: () => 1, print: () => {} };
const report = await evaluateModels([set], options, around);

test("measures every model on the same people, and returns the same results for the same seed", async () => {
  expect(report.models.map(({ key }) => key)).toEqual(["popularity", "ease", "worthy"]);
  for (const { metrics } of report.models)
    expect(metrics["ndcg@100"].people).toBe(report.models[0]?.metrics["ndcg@100"].people);
  expect(report.data).toMatchObject({
    sets: 1,
    titles: 60,
    trainPeople: PEOPLE - TESTED,
    testPeople: TESTED,
    hiddenRatings: split.test.hidden.titles.length,
  });
  const again = await evaluateModels([set], options, around);
  expect(again.models.map(({ metrics, worthy }) => ({ metrics, worthy }))).toEqual(
    report.models.map(({ metrics, worthy }) => ({ metrics, worthy })),
  );
  expect(again.learningCurve).toEqual(report.learningCurve);
  expect(again.askCurve).toEqual(report.askCurve);
});

test("measures Worthy on all hidden ratings, and its curve ends near its overall figure", () => {
  const { models, learningCurve, askCurve } = report;
  const worthy = models.find(({ key }) => key === "worthy");
  expect(worthy?.worthy?.count).toBe(split.test.hidden.titles.length);
  expect(worthy?.worthy?.auc).toBeGreaterThan(0.55);
  expect(worthy?.updateMs?.samples).toBe(1000);
  const curve = learningCurve.find(({ key }) => key === "worthy");
  // Nobody here has more than 50 ratings, so the last point shows all of them.
  expect(curve?.points.at(-1)?.ndcg.mean).toBeCloseTo(worthy?.metrics["ndcg@100"].mean ?? NaN, 10);
  expect(curve?.points.at(-1)?.againstPopularity?.mean).toBeCloseTo(
    worthy?.againstPopularity?.["ndcg@100"].mean ?? NaN,
    10,
  );
  expect(askCurve?.[0]?.difference.mean).toBe(0);
  expect(askCurve?.at(-1)?.answers.popular).toBeGreaterThan(0);
});

test("pools several test sets, and averages each person's figures over them", async () => {
  const other = holdOut(world.train, {
    people: TESTED,
    minLikes: 5,
    hide: { of: "ratings", share: 0.3 },
    seed: 1,
  });
  const twice = await evaluateModels(
    [set, { ...world, ...other }],
    { ...options, models: ["popularity"] },
    around,
  );
  const once = await evaluateModels([set], { ...options, models: ["popularity"] }, around);
  expect(twice.models[0]?.metrics).toEqual(once.models[0]?.metrics);
  expect(twice.data.hiddenRatings).toBe(2 * once.data.hiddenRatings);
});

test("explains why a model was skipped", async () => {
  const { skipped, models } = await evaluateModels(
    [{ ...set, hasContent: false }],
    { ...options, models: ["popularity", "no-content"] },
    around,
  );
  expect(models.map(({ key }) => key)).toEqual(["popularity"]);
  expect(skipped).toEqual([
    { key: "no-content", name: "without content", why: expect.any(String) },
  ]);
});

test("treats models as equal only if their results are the same for everyone", () => {
  const same = {
    rankings: new Map([[1, [measureRanking(Uint32Array.of(1, 2), new Set([2]), "truncated")]]]),
    predictions: new PredictionLog(),
  };
  const other = {
    rankings: new Map([[1, [measureRanking(Uint32Array.of(2, 1), new Set([2]), "truncated")]]]),
    predictions: new PredictionLog(),
  };
  const [candidate] = CANDIDATES;
  if (!candidate) throw new Error("no models");
  const runWith = (tally: typeof same) => ({ ...newRun(candidate), tally });
  expect(
    sameFigures(
      runWith(same),
      runWith({ rankings: new Map(same.rankings), predictions: new PredictionLog() }),
    ),
  ).toBe(true);
  expect(sameFigures(runWith(same), runWith(other))).toBe(false);
  other.rankings.set(1, same.rankings.get(1) ?? []);
  other.predictions.add(0.5, true);
  expect(sameFigures(runWith(same), runWith(other))).toBe(false);
});
