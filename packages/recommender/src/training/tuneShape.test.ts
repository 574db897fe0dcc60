import { expect, test } from "vitest";
import { seededRandom } from "../seededRandom.ts";
import { validationNdcg } from "./validationNdcg.ts";
import { itemWeights } from "./weights/itemWeights.ts";
import { mixChannels } from "./weights/mixRows.ts";
import { likedInputs, likedProblem } from "./likedProblem.ts";
import { FULL_SHAPE, LIKED_SHAPE, type LikedShape } from "./likedShape.ts";
import { matrixFrom } from "./people.fixture.ts";
import { tuneMixture, tuneShape } from "./tuneShape.ts";
import { validationOf } from "./validationOf.ts";
import { MatrixPool } from "./matrixPool.ts";

const TITLES = 60;
/**
 * People of six circles of ten titles; with `noise`, that share of their likes comes from anywhere.
 */
function circles(people: number, noise: number) {
  const random = seededRandom(2);
  const upTo = (limit: number) => Math.floor(random() * limit);
  return matrixFrom(
    TITLES,
    Array.from({ length: people }, () => {
      const circle = upTo(6);
      const liked = new Set(
        Array.from(
          { length: 8 },
          () => 1 + (random() < noise ? upTo(TITLES) : 10 * circle + upTo(10)),
        ),
      );
      return [...liked].map((titleId) => [titleId, "LIKE"] as const);
    }),
  );
}

const weights = { cells: 1_000_000, denseInputs: 1000, matrices: new MatrixPool() };

test("the best of the tried shapes is chosen, regardless of the starting point", async () => {
  const { train, validation } = validationOf(circles(400, 0.5), 1);
  const rate = async (shape: LikedShape) =>
    validationNdcg(
      validation,
      await itemWeights(likedProblem(likedInputs(train, shape), shape), weights, { threads: 1 }),
    );
  const start: LikedShape = { ...LIKED_SHAPE, ridge: 0.5, dropout: 0.2 };
  const tuned = await tuneShape(train, { start, validation, weights }, { threads: 1 });
  // With this much noise, more than a minimal ridge is needed.
  expect(tuned.ridge).toBeGreaterThan(start.ridge);
  expect(await rate(tuned)).toBeGreaterThan(await rate(start));
});

test("the chosen mixture of both solutions is at least as good as either", async () => {
  const { train, validation } = validationOf(circles(400, 0.5), 1);
  const start = { local: LIKED_SHAPE, full: FULL_SHAPE, share: 0 };
  const tuned = await tuneMixture(train, { start, validation, weights }, { threads: 1 });
  const solve = (shape: LikedShape) =>
    itemWeights(likedProblem(likedInputs(train, shape), shape), weights, { threads: 1 });
  const [near, all] = [await solve(tuned.local), await solve(tuned.full)];
  const rate = (share: number) => validationNdcg(validation, mixChannels(near, all, share));
  for (const share of [0, 0.5, 1]) expect(rate(tuned.share)).toBeGreaterThan(rate(share) - 0.001);
  const fixed = await tuneMixture(
    train,
    { start, share: 0.5, validation, weights },
    { threads: 1 },
  );
  expect(fixed).toEqual({ ...tuned, share: 0.5 });
});

test("the settings don't change if there are too few people", async () => {
  const { train, validation } = validationOf(circles(50, 0.1), 1);
  expect(await tuneShape(train, { start: LIKED_SHAPE, validation, weights }, { threads: 1 })).toBe(
    LIKED_SHAPE,
  );
});

test("people used for tuning aren't used for learning, and have a fifth of their likes hidden", () => {
  const ratings = circles(300, 0.2);
  const { train, validation } = validationOf(ratings, 1);
  expect(validation.known.rowStart).toHaveLength(31);
  expect(train.rowStart).toHaveLength(271);
  expect(
    train.titles.length + validation.known.titles.length + validation.hidden.titles.length,
  ).toBe(ratings.titles.length);
  const share =
    validation.hidden.titles.length /
    (validation.hidden.titles.length + validation.known.titles.length);
  expect(share).toBeGreaterThan(0.1);
  expect(share).toBeLessThan(0.3);
});
