import fc from "fast-check";
import { expect, test } from "vitest";
import { covariancesOf, observe, removedBy } from "./covariances.ts";

const WIDTH = 5;
const rows = fc.array(
  fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: WIDTH, maxLength: WIDTH }),
  { minLength: 2, maxLength: 6 },
);
/** Rows as a sparse matrix. */
const matrixOf = (values: readonly (readonly number[])[]) => ({
  rowStart: Uint32Array.from([0, ...values.map((_, row) => (row + 1) * WIDTH)]),
  columns: Uint32Array.from(values.flatMap((row) => [...row.keys()])),
  values: Float32Array.from(values.flat()),
});
const covariances = (values: readonly (readonly number[])[]) =>
  covariancesOf(matrixOf(values), [...values.keys()], WIDTH);
const at = ({ size, values }: ReturnType<typeof covariances>, one: number, other: number) =>
  values[one * size + other] ?? NaN;

test("two titles vary together by the product of their rows", () => {
  const rows = matrixOf([
    [2, 0, 1, 0, 0],
    [1, 1, 1, 1, 1],
    [2, 3, 0, 0, 1],
  ]);
  expect([...covariancesOf(rows, [2, 0], WIDTH).values]).toEqual([14, 4, 4, 5]);
});

test("an observed title is known the better the less noise there is, and nothing is known less", () => {
  fc.assert(
    fc.property(rows, fc.double({ min: 0.1, max: 10, noNaN: true }), (values, noise) => {
      const [before, after] = [covariances(values), covariances(values)];
      const removed = removedBy(before, 0, {
        noise,
        weights: new Float64Array(values.length).fill(1),
      });
      observe(after, 0, { noise, count: values.length });
      expect(at(after, 0, 0)).toBeCloseTo(
        (at(before, 0, 0) * noise) / (at(before, 0, 0) + noise),
        6,
      );
      let taken = 0;
      values.forEach((_, title) => {
        expect(at(after, title, title)).toBeLessThanOrEqual(at(before, title, title) + 1e-9);
        taken += at(before, title, title) - at(after, title, title);
      });
      expect(taken).toBeCloseTo(removed, 6);
    }),
  );
});
