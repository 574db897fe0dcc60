import fc from "fast-check";
import { expect, test } from "vitest";
import { conjugateGradients } from "./conjugateGradients.ts";

const SIZE = 12;
const number = fc.double({ min: -2, max: 2, noNaN: true });
const vector = fc.array(number, { minLength: SIZE, maxLength: SIZE });

test("solves a positive definite system, of which it sees only products", () => {
  fc.assert(
    fc.property(fc.array(vector, { minLength: 3, maxLength: 3 }), vector, (rows, goal) => {
      // the identity and three rows times themselves
      const imageOf = (step: Float64Array) => {
        const products = rows.map((row) =>
          row.reduce((sum, value, at) => sum + value * (step[at] ?? 0), 0),
        );
        return step.map((value, at) =>
          rows.reduce((sum, row, k) => sum + (row[at] ?? 0) * (products[k] ?? 0), value),
        );
      };
      const stop = { precision: 1e-9, rounds: 50 };
      const image = imageOf(conjugateGradients(Float64Array.from(goal), imageOf, stop));
      goal.forEach((value, at) => expect(image[at]).toBeCloseTo(value, 6));
    }),
  );
});

test("stays at zeros if there is nothing to reach", () => {
  const none = new Float64Array(SIZE);
  const stop = { precision: 0.01, rounds: 5 };
  expect(conjugateGradients(none, (step) => step, stop)).toEqual(none);
});
