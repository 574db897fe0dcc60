import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coverServices } from "./coverServices.ts";

const services = fc.uniqueArray(
  fc.record({
    providerId: fc.integer({ min: 1, max: 12 }),
    titleIds: fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 10 }),
  }),
  {
    selector: ({ providerId }) => providerId,
    maxLength: 8,
  },
);

describe("covering a list with services", () => {
  // shows: 4.together.3
  it("includes each available title once, and adds the services in descending order of gain", () => {
    fc.assert(
      fc.property(services, (all) => {
        const steps = coverServices(all);
        const added = steps.flatMap(({ adds }) => adds);
        expect(added.toSorted((a, b) => a - b)).toEqual(
          [...new Set(all.flatMap(({ titleIds }) => titleIds))].toSorted((a, b) => a - b),
        );
        const sizes = steps.map(({ adds }) => adds.length);
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
        expect(sizes.every((size) => size > 0)).toBe(true);
      }),
    );
  });
  it("prefers a service that the user has if two add the same number of titles", () => {
    const all = [
      { providerId: 1, titleIds: [1, 2] },
      { providerId: 2, titleIds: [1, 2] },
      { providerId: 3, titleIds: [3] },
    ];
    expect(coverServices(all).map(({ providerId }) => providerId)).toEqual([1, 3]);
    expect(coverServices(all, new Set([2])).map(({ providerId }) => providerId)).toEqual([2, 3]);
  });
});
