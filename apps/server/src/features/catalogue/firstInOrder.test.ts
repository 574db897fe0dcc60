import fc from "fast-check";
import { expect, it } from "vitest";
import { firstInOrder } from "./firstInOrder.ts";

it("returns the start of the sorted list, keeping equal items in their original order", () => {
  const items = fc.array(fc.record({ key: fc.integer({ min: 0, max: 9 }), own: fc.nat() }), {
    maxLength: 200,
  });
  fc.assert(
    fc.property(items, fc.nat({ max: 40 }), (all, count) => {
      const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key;
      expect(firstInOrder(all, count, byKey)).toEqual(all.toSorted(byKey).slice(0, count));
    }),
  );
});
