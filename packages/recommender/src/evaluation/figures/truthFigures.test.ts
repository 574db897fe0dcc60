import { expect, test } from "vitest";
import { rankCorrelation } from "./rankCorrelation.ts";
import { truthFigures } from "./truthFigures.ts";

const truth = Array.from({ length: 60 }, (_, index) => (index + 0.5) / 60);
const said = (promised: number[], rank: number[]) =>
  truthFigures([{ watched: { promised, truth }, open: { rank, truth } }]);

test("the true values have no error, perfect order and full gain", () => {
  const figures = said(truth, truth);
  expect(figures.calibrationError).toBeCloseTo(0, 12);
  expect(figures.meanError).toBe(0);
  expect(figures.correlation.mean).toBeCloseTo(1, 12);
  expect(figures.gain.mean).toBeCloseTo(1, 12);
});

test("a constant mean is calibrated, but wrong for individual titles", () => {
  const figures = said(
    truth.map(() => 0.5),
    truth.map((value) => -value),
  );
  expect(figures.calibrationError).toBeCloseTo(0, 12);
  expect(figures.meanError).toBeCloseTo(0.25, 2);
  expect(figures.correlation.mean).toBeCloseTo(-1, 12);
  expect(figures.gain.mean).toBeCloseTo(-1, 12);
});

test("scores that are all ten points too high have an error of ten points", () => {
  const figures = said(
    truth.map((value) => value + 0.1),
    truth,
  );
  expect(figures.calibrationError).toBeCloseTo(0.1, 12);
  expect(figures.meanError).toBeCloseTo(0.1, 12);
});

test("rank correlation matches a manual calculation, including ties", () => {
  expect(rankCorrelation([1, 2, 3, 4], [1, 2, 4, 3])).toBeCloseTo(0.8, 12);
  // Ranks 1.5 1.5 3 against 1 2 3: covariance 1.5, variances 1.5 and 2.
  expect(rankCorrelation([5, 5, 7], [1, 2, 3])).toBeCloseTo(1.5 / Math.sqrt(3), 12);
  expect(rankCorrelation([1, 1], [1, 2])).toBe(0);
});
