import fc from "fast-check";
import { expect, it } from "vitest";
import { waterfall, waterfallWithout, type Contribution } from "./waterfall.ts";

const rest = (points: number): Contribution => ({ type: "rest", points, parts: [] });
const row = (titleId: number, points: number): Contribution => ({
  type: "title",
  titleId,
  name: `Title ${titleId}`,
  path: `/movies/title-${titleId}`,
  poster: "",
  rating: "LOVE",
  points,
  parts: [],
});
const points = fc.integer({ min: -100, max: 100 });
/** A base and rows that leave neither end of the scale. */
const sums = fc
  .array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 6 })
  .map(([base = 0, ...stops]) => ({
    base,
    score: stops.at(-1) ?? base,
    contributions: stops.map((stop, at) => row(at, stop - (stops[at - 1] ?? base))),
  }));

it("connects the bars end to end, from the base to the score", () => {
  const steps = waterfall({ base: 58, contributions: [row(1, 14), rest(-2)] });
  expect(steps.map(({ bar }) => bar)).toEqual([
    { from: 58, to: 72 },
    { from: 70, to: 72 },
  ]);
});

it("draws bars that add up to the score", () => {
  fc.assert(
    fc.property(sums, ({ base, score, contributions }) => {
      const lengths = waterfall({ base, contributions }).map(
        ({ bar, contribution }) => Math.sign(contribution.points) * (bar.to - bar.from),
      );
      expect(lengths.reduce((sum, length) => sum + length, base)).toBe(score);
    }),
  );
});

it("never draws a bar outside the scale from 0 to 100", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.array(points), (base, all) => {
      const steps = waterfall({ base, contributions: all.map(rest) });
      expect(steps).toHaveLength(all.length);
      for (const { bar } of steps)
        expect(0 <= bar.from && bar.from <= bar.to && bar.to <= 100).toBe(true);
    }),
  );
});

it("keeps every row in place and shows an excluded title as a ghost", () => {
  const full = { base: 50, contributions: [row(1, 20), row(2, 10), rest(1)] };
  const without = { base: 50, contributions: [row(3, 4), row(2, 12), rest(-1)] };
  const steps = waterfallWithout(full, without, 1);
  expect(
    steps.map(({ contribution, bar, ghost }) => [
      contribution.type === "title" ? contribution.titleId : "rest",
      bar.from,
      bar.to,
      ghost,
    ]),
  ).toEqual([
    [1, 50, 70, true],
    [2, 50, 62, false],
    [3, 62, 66, false],
    ["rest", 65, 66, false],
  ]);
});

it("excludes the ghost from the sum", () => {
  fc.assert(
    fc.property(sums, sums, (full, without) => {
      const steps = waterfallWithout(
        { ...full, contributions: [row(99, 3), ...full.contributions] },
        without,
        99,
      );
      expect(steps.filter(({ ghost }) => ghost)).toHaveLength(1);
      const sum = steps
        .filter(({ ghost }) => !ghost)
        .reduce((total, { contribution }) => total + contribution.points, without.base);
      expect(sum).toBe(without.score);
    }),
  );
});
