import { expect, it } from "vitest";
import { createEventAllowance } from "./createEventAllowance.ts";

const HOUR_MS = 60 * 60_000;

it("accepts a limited number of events per network per hour, and says when to retry", () => {
  const allowance = createEventAllowance(1, 10);
  expect([
    allowance.take("a", 6, 0),
    allowance.take("a", 5, 1_000),
    allowance.take("a", 4, 2_000),
  ]).toEqual([null, 3_599, null]);
  expect(allowance.take("a", 1, HOUR_MS - 500)).toBe(1);
  expect(allowance.take("b", 10, 3_000)).toBeNull();
  expect(allowance.take("a", 10, HOUR_MS)).toBeNull();
  expect(createEventAllowance(2, 10).take("a", 20, 0)).toBeNull();
});
