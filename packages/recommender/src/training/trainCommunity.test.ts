import { RATING_VALUES, type RatingValue } from "@worthy/domain";
import { describe, expect, test } from "vitest";
import type { Community } from "../community/community.ts";
import { createEngine } from "../createEngine.ts";
import { encodeCommunity } from "../community/encodeCommunity.ts";
import { seededRandom } from "../seededRandom.ts";
import { syntheticTitles } from "../synthetic.ts";
import { trainModel } from "../model/trainModel.ts";
import { madeUpPeople, matrixFrom } from "./people.fixture.ts";
import { trainCommunity } from "./trainCommunity.ts";

const titles = syntheticTitles(120);
const content = trainModel(titles);
const { ratings } = madeUpPeople(titles, { count: 300, ratings: 20, seed: 3 });

const numbersOf = ({
  parameters,
  rates,
  grades,
  counts,
  popularity,
  liked,
  notLiked,
  residual,
}: Community): number[] => [
  ...Object.values(parameters.stack).flat(),
  parameters.meanLogit,
  parameters.meanGrade,
  parameters.popularityWeight,
  ...[rates, grades, counts, popularity, liked.scales, notLiked.scales, residual.scales].flatMap(
    (array) => [...array],
  ),
];

/** Ratings by some people of some of the titles, cycling through the values. */
const ratedWith = (
  values: readonly RatingValue[],
  { people, each, from = titles.length }: { people: number; each: number; from?: number },
) => {
  const random = seededRandom(9);
  return matrixFrom(
    titles.length,
    Array.from({ length: people }, (_, person) => {
      const chosen = new Set(Array.from({ length: each }, () => 1 + Math.floor(random() * from)));
      return [...chosen].map(
        (titleId, at) => [titleId, values[(at + person) % values.length] ?? "LIKE"] as const,
      );
    }),
  );
};

test("training gives the same result for the same seed, with any number of threads", async () => {
  const train = async (seed: number, threads: number) => {
    const community = await trainCommunity({
      ratings,
      content,
      options: { grid: "none", seed, threads },
    });
    return community && encodeCommunity(community);
  };
  const first = await train(5, 1);
  expect(first?.length).toBeGreaterThan(10_000);
  expect(await train(5, 2)).toEqual(first);
  expect(await train(6, 2)).not.toEqual(first);
});

test("a training run that is stopped ends quickly and leaves no threads behind", async () => {
  const controller = new AbortController();
  let stopped = 0;
  const onStep = (step: string) => {
    if (!step.startsWith("calibrating")) return;
    stopped = performance.now();
    controller.abort(new Error("enough"));
  };
  await expect(
    trainCommunity({
      ratings,
      content,
      options: { grid: "none", signal: controller.signal, onStep },
    }),
  ).rejects.toThrow("enough");
  expect(stopped).toBeGreaterThan(0);
  expect(performance.now() - stopped).toBeLessThan(500);
  expect(process.getActiveResourcesInfo()).not.toContain("Worker");
});

describe("unusual ratings", () => {
  test.each([
    ["no ratings", matrixFrom(titles.length, [])],
    ["a handful of ratings", ratedWith(["LIKE", "MEH"], { people: 5, each: 5 })],
    [
      "only intents and skips",
      ratedWith(["INTERESTED", "NOT_INTERESTED", "SKIP"], { people: 100, each: 10 }),
    ],
  ])("have no effect: %s", async (_, given) => {
    expect(await trainCommunity({ ratings: given, content })).toBeNull();
  });

  test.each([
    [
      "one rating per person",
      ratedWith(["LOVE", "LIKE", "MEH", "DISLIKE"], { people: 200, each: 1 }),
    ],
    [
      "many unrated titles",
      ratedWith(["LIKE", "DISLIKE", "MEH"], { people: 80, each: 8, from: 15 }),
    ],
    ["only likes", ratedWith(["LIKE"], { people: 100, each: 10 })],
    ["only dislikes", ratedWith(["DISLIKE"], { people: 100, each: 10 })],
    [
      "every value, from people who rate the same titles",
      ratedWith(RATING_VALUES, { people: 60, each: 40, from: 30 }),
    ],
  ])("give finite weights: %s", async (_, given) => {
    const community = await trainCommunity({
      ratings: given,
      content,
      options: { grid: "none", threads: 1 },
    });
    expect(community && numbersOf(community).every(Number.isFinite)).toBe(true);
    const engine = createEngine(content, community);
    const taste = engine.taste([{ titleId: 3, rating: "LOVE" }]);
    expect([...taste.scores].every((score) => score >= 0 && score <= 100)).toBe(true);
  });
});
