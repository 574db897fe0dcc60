import fc from "fast-check";
import { expect, it } from "vitest";
import { wilsonInterval } from "./wilsonInterval.ts";

it("of 8 in 10 is 49 % to 94 %", () => {
  const { share, low, high } = wilsonInterval(8, 10);
  expect(share).toBe(0.8);
  expect(low).toBeCloseTo(0.4902, 3);
  expect(high).toBeCloseTo(0.9433, 3);
});

it("says nothing of nothing", () => {
  expect(wilsonInterval(0, 0)).toEqual({ count: 0, total: 0, share: null, low: null, high: null });
});

it("holds its share within 0 and 1, narrower with more, and is the same seen from the other side", () => {
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
