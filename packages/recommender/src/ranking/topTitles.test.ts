import fc from "fast-check";
import { expect, test } from "vitest";
import { topTitles } from "./topTitles.ts";

const sorted = (values: Float32Array, candidates: Uint32Array, limit: number) =>
  candidates.toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b).slice(0, limit);

test("the best titles come first, regardless of the order, ties and limit", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 300 }),
      fc.nat(320),
      (given, limit) => {
        const values = Float32Array.from(given);
        const candidates = Uint32Array.from(values.keys()).filter((at) => at % 3 !== 0);
        expect(topTitles(values, candidates, limit)).toEqual(sorted(values, candidates, limit));
      },
    ),
  );
});

test("the best titles also come first among thousands, although a sample rules most of them out", () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom(1, 7, 1e6),
      (seed, limit, steps) => {
        const values = Float32Array.from({ length: 5000 }, (_, at) =>
          Math.floor((steps * Math.abs(Math.sin(seed + at * 12.9898) * 43758.5453)) % steps),
        );
        const candidates = Uint32Array.from(values.keys());
        expect(topTitles(values, candidates, limit)).toEqual(sorted(values, candidates, limit));
      },
    ),
    { numRuns: 40 },
  );
});
