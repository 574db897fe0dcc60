import fc from "fast-check";
import { expect, it } from "vitest";
import { partsOf, spanBetween, topsOf } from "./windowOf.ts";

const heightsOf = fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 300 });

it("renders every row that is at least partly visible, plus a few more", () => {
  fc.assert(
    fc.property(
      heightsOf,
      fc.integer({ min: -500, max: 60_000 }),
      fc.nat(2000),
      (heights, top, height) => {
        const tops = topsOf(heights);
        const { from, to } = spanBetween(tops, top, top + height);
        heights.forEach((each, index) => {
          const inSight = (tops[index] ?? 0) < top + height && (tops[index] ?? 0) + each > top;
          if (inSight) expect(index >= from && index < to).toBe(true);
        });
        const seen = heights.filter(
          (each, index) => (tops[index] ?? 0) <= top + height && (tops[index] ?? 0) + each >= top,
        ).length;
        expect(to - from).toBeLessThanOrEqual(seen + 18);
      },
    ),
  );
});

it("keeps the list at its full height and always renders pinned rows", () => {
  fc.assert(
    fc.property(
      heightsOf,
      fc.nat(300),
      fc.nat(60),
      fc.array(fc.integer({ min: -2, max: 320 }), { maxLength: 3 }),
      (heights, from, length, pinned) => {
        const parts = partsOf(topsOf(heights), { from, to: from + length }, pinned);
        const drawn = parts.flatMap((part) => ("index" in part ? [part.index] : []));
        expect(drawn).toEqual([...new Set(drawn)].toSorted((a, b) => a - b));
        for (const index of pinned.filter((each) => each >= 0 && each < heights.length))
          expect(drawn).toContain(index);
        const total = parts.reduce(
          (sum, part) => sum + ("index" in part ? (heights[part.index] ?? 0) : part.room),
          0,
        );
        expect(total).toBe(heights.reduce((sum, each) => sum + each, 0));
      },
    ),
  );
});

// shows: 4.own.12
it("renders only a few dozen of 5,000 rows", () => {
  const tops = topsOf(Array.from({ length: 5000 }, () => 80));
  expect(partsOf(tops, spanBetween(tops, 200_000, 202_000), []).length).toBeLessThan(50);
});
