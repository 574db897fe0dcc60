import fc from "fast-check";
import { expect, test } from "vitest";
import { covariancesOf, observe, removedBy } from "./covariances.ts";

const WIDTH = 5;
const rows = fc.array(
  fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: WIDTH, maxLength: WIDTH }),
  { minLength: 2, maxLength: 6 },
);
const covariances = (values: readonly (readonly number[])[]) =>
  covariancesOf(values.length, WIDTH, (row, visit) =>
    values[row]?.forEach((value, column) => visit(column, value)),
  );
const at = ({ size, values }: ReturnType<typeof covariances>, one: number, other: number) =>
  values[one * size + other] ?? NaN;

test("two titles vary together by the product of their rows, also where a column comes twice", () => {
  const found = covariancesOf(2, 3, (row, visit) => {
    visit(0, 2);
    visit(2, row === 0 ? 1 : 3);
    if (row === 1) visit(2, -1);
  });
  expect([...found.values]).toEqual([5, 6, 6, 8]);
});

test("an observed title is known the better the less noise there is, and nothing is known less", () => {
  fc.assert(
    fc.property(rows, fc.double({ min: 0.1, max: 10, noNaN: true }), (values, noise) => {
      const [before, after] = [covariances(values), covariances(values)];
      const removed = removedBy(before, 0, { noise, count: values.length });
      observe(after, 0, noise);
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
