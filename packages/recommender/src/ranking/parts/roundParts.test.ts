import fc from "fast-check";
import { expect, test } from "vitest";
import { roundParts } from "./roundParts.ts";

test("gives the missing unit to the largest remainder", () => {
  expect(roundParts([2.2, 3.7, -1.3], 5)).toEqual([2, 4, -1]);
  expect(roundParts([0.6, 0.6], 1)).toEqual([1, 0]);
});

test("adds up to exactly the total, and changes no part by more than one if the sums nearly match", () => {
  const part = fc.double({ min: -60, max: 60, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 12 }),
      fc.double({ min: -0.99, max: 0.99, noNaN: true }),
      (parts, slack) => {
        const sum = parts.reduce((total, value) => total + value, 0);
        const whole = Math.round(sum + slack / 2) + 0;
        const rounded = roundParts(parts, whole);
        expect(rounded.reduce((total, value) => total + value, 0)).toBe(whole);
        rounded.forEach((value, index) =>
          expect(Math.abs(value - (parts[index] ?? 0))).toBeLessThan(2),
        );
      },
    ),
  );
});
