import fc from "fast-check";
import { expect, it } from "vitest";
import { wilsonInterval } from "./wilsonInterval.ts";

it("returns 49 % to 94 % for 8 out of 10", () => {
  const { share, low, high } = wilsonInterval(8, 10);
  expect(share).toBe(0.8);
  expect(low).toBeCloseTo(0.4902, 3);
  expect(high).toBeCloseTo(0.9433, 3);
});

it("returns null for an empty sample", () => {
  expect(wilsonInterval(0, 0)).toEqual({ count: 0, total: 0, share: null, low: null, high: null });
});

it("is between 0 and 1, contains the share, narrows with a larger sample, and is symmetric", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.nat(), (total, seed) => {
      const count = seed % (total + 1);
      const { share, low, high } = wilsonInterval(count, total);
      const [least, most] = [low ?? -1, high ?? 2];
      expect(
        least >= 0 && most <= 1 && least <= (share ?? -1) + 1e-12 && most >= (share ?? 2) - 1e-12,
      ).toBe(true);
      const more = wilsonInterval(count * 4, total * 4);
      expect((more.high ?? 2) - (more.low ?? -1)).toBeLessThan(most - least);
      expect(wilsonInterval(total - count, total).low).toBeCloseTo(1 - most, 9);
    }),
  );
});
