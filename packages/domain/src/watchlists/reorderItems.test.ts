import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reorderItems } from "./reorderItems.ts";

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 20 });
const wanted = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 40 });

describe("reorderItems", () => {
  it("moves the requested items and leaves the others in place", () => {
    expect(reorderItems([1, 2, 3, 4, 5], [4, 2])).toEqual([1, 4, 3, 2, 5]);
    expect(reorderItems([9, 1, 2, 3], [3, 1, 2])).toEqual([9, 3, 1, 2]);
    expect(reorderItems([1, 3], [3, 2, 1, 77])).toEqual([3, 1]);
  });

  it("never adds, loses or duplicates items, regardless of the request", () => {
    fc.assert(
      fc.property(ids, wanted, (current, order) => {
        expect(reorderItems(current, order).toSorted((a, b) => a - b)).toEqual(
          current.toSorted((a, b) => a - b),
        );
      }),
    );
  });

  it("returns the requested order if it includes every item", () => {
    fc.assert(
      fc.property(
        ids.chain((current) =>
          fc.tuple(
            fc.constant(current),
            fc.shuffledSubarray(current, { minLength: current.length }),
          ),
        ),
        ([current, order]) => void expect(reorderItems(current, order)).toEqual(order),
      ),
    );
  });

  it("keeps the requested items in order and the others in place, and is idempotent", () => {
    fc.assert(
      fc.property(ids, wanted, (current, order) => {
        const once = reorderItems(current, order);
        const named = [...new Set(order)].filter((id) => current.includes(id));
        expect(once.filter((id) => named.includes(id))).toEqual(named);
        for (const [at, id] of current.entries())
          if (!named.includes(id)) expect(once[at]).toBe(id);
        expect(reorderItems(once, order)).toEqual(once);
      }),
    );
  });
});
