import { expect, test } from "vitest";
import { estimateOf, pairedDifference } from "./estimate.ts";

test("the mean and standard error match a manual calculation", () => {
  // Deviations −2, 0, 2: variance 8 / 2 = 4, over 3 people √(4 / 3).
  expect(estimateOf([1, 3, 5])).toEqual({ mean: 3, standardError: Math.sqrt(4 / 3), people: 3 });
});

test("there is no error estimate for zero people or one person", () => {
  expect(estimateOf([])).toEqual({ mean: null, standardError: null, people: 0 });
  expect(estimateOf([0.5])).toEqual({ mean: 0.5, standardError: null, people: 1 });
});

test("a difference is calculated person by person, and is more certain than its parts", () => {
  const paired = pairedDifference([1.1, 2.1, 3.1, 4.2], [1, 2, 3, 4]);
  expect(paired.mean).toBeCloseTo(0.125, 12);
  expect(paired.standardError).toBeCloseTo(0.025, 12);
  expect(paired.relative).toBeCloseTo(0.05, 12);
  expect(estimateOf([1, 2, 3, 4]).standardError).toBeGreaterThan(0.5);
});

test("lists of different people can't be paired", () => {
  expect(() => pairedDifference([1], [1, 2])).toThrow("1 people cannot be paired with 2");
});
