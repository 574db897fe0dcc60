import { expect, test } from "vitest";
import { syntheticTitles } from "../../synthetic.ts";
import { type WeightRows, weightAt } from "../../model/weightRows.ts";
import { itemWeights } from "./itemWeights.ts";
import { likedInputs, likedProblem } from "../likedProblem.ts";
import { LIKED_SHAPE } from "../likedShape.ts";
import { madeUpPeople } from "../people.fixture.ts";
import { MatrixPool } from "../matrixPool.ts";

/** Enough ratings that every two inputs meet; inputs that never meet are not neighbours. */
const titles = syntheticTitles(40);
const { ratings } = madeUpPeople(titles, { count: 500, ratings: 25, seed: 4 });
const problem = likedProblem(likedInputs(ratings, LIKED_SHAPE), LIKED_SHAPE);
const solve = (given: { neighbours: number; denseInputs: number; cells?: number }) =>
  itemWeights(
    { ...problem, neighbours: given.neighbours },
    { cells: 1_000_000, matrices: new MatrixPool(), ...given },
    {},
  );

function differenceOf(a: WeightRows, b: WeightRows): { most: number; largest: number } {
  let [most, largest] = [0, 0];
  for (let row = 0; row < titles.length; row++) {
    for (let column = 0; column < titles.length; column++) {
      const weight = weightAt(a, row, column);
      largest = Math.max(largest, Math.abs(weight));
      most = Math.max(most, Math.abs(weight - weightAt(b, row, column)));
    }
  }
  return { most, largest };
}

test("a local solution with all neighbours equals the dense one", async () => {
  const dense = await solve({ neighbours: Infinity, denseInputs: 1000 });
  const local = await solve({ neighbours: Infinity, denseInputs: 10 });
  expect(dense).toHaveLength(2);
  dense.forEach((rows, channel) => {
    const { most, largest } = differenceOf(rows, local[channel] ?? rows);
    expect(largest).toBeGreaterThan(0.01);
    expect(most).toBeLessThan(1e-3 * largest);
  });
});

test("no title gets weights from more titles than there are in a small neighbourhood", async () => {
  const weights = await solve({ neighbours: 7, denseInputs: 1000 });
  for (let column = 0; column < titles.length; column++) {
    const from = weights.reduce(
      (sum, rows) => sum + titles.filter((_, row) => weightAt(rows, row, column) !== 0).length,
      0,
    );
    expect(from).toBeLessThanOrEqual(7);
  }
});

test("no title has a weight for itself, whether it's liked or not", async () => {
  for (const denseInputs of [10, 1000]) {
    const weights = await solve({ neighbours: Infinity, denseInputs });
    for (const rows of weights)
      expect(titles.every((_, title) => weightAt(rows, title, title) === 0)).toBe(true);
  }
});
