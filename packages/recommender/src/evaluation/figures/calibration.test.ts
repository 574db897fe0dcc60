import fc from "fast-check";
import { expect, test } from "vitest";
import { areaUnderCurve } from "./areaUnderCurve.ts";
import { calibrationError, logLoss, measureCalibration, reliabilityOf } from "./calibration.ts";
import { PredictionLog } from "../rankers/predictions.ts";

type Pair = readonly [promised: number, liked: number];
const from = (pairs: readonly Pair[]) => ({
  promised: Float32Array.from(pairs, ([promised]) => promised),
  liked: Uint8Array.from(pairs, ([, liked]) => liked),
});

test("AUC matches a manual calculation, with ties counting half", () => {
  expect(
    areaUnderCurve(
      from([
        [0.9, 1],
        [0.5, 1],
        [0.5, 0],
        [0.1, 0],
      ]),
    ),
  ).toBe(3.5 / 4);
});

const pairs = fc.array(
  fc.tuple(
    fc.integer({ min: 0, max: 8 }).map((eighths) => eighths / 8),
    fc.integer({ min: 0, max: 1 }),
  ),
  { maxLength: 60 },
);

test("AUC agrees with comparing every pair", () => {
  fc.assert(
    fc.property(pairs, (given) => {
      const [liked, others] = [
        given.filter(([, one]) => one === 1),
        given.filter(([, one]) => one === 0),
      ];
      const won = liked
        .flatMap(([a]) => others.map(([b]) => (a > b ? 1 : a === b ? 0.5 : 0)))
        .reduce<number>((sum, one) => sum + one, 0);
      const expected =
        liked.length === 0 || others.length === 0 ? null : won / (liked.length * others.length);
      const auc = areaUnderCurve(from(given));
      if (expected === null) expect(auc).toBeNull();
      else expect(auc).toBeCloseTo(expected, 12);
    }),
  );
});

test("reliability compares promised and actual rates bin by bin, with 1 in the last bin", () => {
  const table = reliabilityOf(
    from([
      [0.05, 0],
      [0.15, 1],
      [0.25, 0],
      [1, 1],
    ]),
    4,
  );
  expect(table.map(({ count }) => count)).toEqual([2, 1, 0, 1]);
  expect(table[0]?.promised).toBeCloseTo(0.1, 6);
  expect(table[0]?.kept).toBe(0.5);
  expect(table[2]).toEqual({ from: 0.5, to: 0.75, promised: null, kept: null, count: 0 });
  // (2 × |.1 − .5| + 1 × |.25 − 0| + 1 × |1 − 1|) / 4
  expect(calibrationError(table)).toBeCloseTo(1.05 / 4, 6);
});

test("log loss matches a manual calculation, and is finite if a certain prediction is wrong", () => {
  expect(
    logLoss(
      from([
        [0.5, 1],
        [0.25, 0],
      ]),
    ),
  ).toBeCloseTo(-(Math.log(0.5) + Math.log(0.75)) / 2, 6);
  expect(logLoss(from([[1, 0]]))).toBeCloseTo(-Math.log(1e-6), 1);
});

test("predictions that are right on average have no calibration error, even if they aren't useful", () => {
  const honest = Array.from({ length: 100 }, (_, index): Pair => [0.3, index < 30 ? 1 : 0]);
  expect(measureCalibration(from(honest)).ece).toBeCloseTo(0, 6);
});

test("figures are null if everything was liked", () => {
  const figures = measureCalibration(
    from([
      [0.5, 1],
      [0.6, 1],
    ]),
  );
  expect(figures).toEqual({
    auc: null,
    logLoss: null,
    ece: null,
    likeRate: 1,
    count: 2,
    reliability: [],
  });
});

test("a prediction log keeps entries beyond its initial capacity", () => {
  const log = new PredictionLog();
  for (let index = 0; index < 5000; index++) log.add(index / 5000, index % 3 === 0);
  const { promised, liked } = log.all();
  expect(promised[4999]).toBeCloseTo(0.9998, 5);
  expect(liked.reduce((sum, one) => sum + one, 0)).toBe(1667);
});
