import { expect, test } from "vitest";
import { formatNumber } from "./formatNumber.ts";

test("numbers are formatted compactly", () => {
  expect([
    formatNumber(1),
    formatNumber(1.26),
    formatNumber(-0.01),
    formatNumber(0.1234, 3),
  ]).toEqual(["1", "1.3", "0", "0.123"]);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  "%s is rejected",
  (value) => {
    expect(() => formatNumber(value)).toThrow(RangeError);
  },
);
