import fc from "fast-check";
import { expect, it } from "vitest";
import { waterfall } from "./waterfall.ts";

it("joins the bars end to end, from the base to the score", () => {
  const steps = waterfall(58, [
    { type: "rest", points: 14 },
    { type: "rest", points: -2 },
  ]);
  expect(steps.map(({ from, to }) => [from, to])).toEqual([
    [58, 72],
    [70, 72],
  ]);
});

it("never leaves the scale", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.array(fc.integer({ min: -100, max: 100 })),
      (base, points) => {
        const steps = waterfall(
          base,
          points.map((each) => ({ type: "rest", points: each })),
        );
        expect(steps).toHaveLength(points.length);
        for (const { from, to } of steps) expect(0 <= from && from <= to && to <= 100).toBe(true);
        // Each begins where the one before ended.
        for (const [index, { before }] of steps.entries())
          expect(before).toBe(index === 0 ? base : steps[index - 1]?.after);
      },
    ),
  );
});
