import { expect, test } from "vitest";
import { createEngine } from "../createEngine.ts";
import { syntheticTitles } from "../synthetic.ts";
import { trainModel } from "../model/trainModel.ts";

const titles = syntheticTitles(240);
const engine = createEngine(trainModel(titles));
const fanOf = (circle: number) => {
  const ofCircle = (wanted: number) => titles.filter(({ id }) => id % 12 === wanted && id <= 120);
  return engine.taste([
    ...ofCircle(circle).map(({ id }) => ({ titleId: id, rating: "LOVE" as const })),
    ...ofCircle((circle + 6) % 12).map(({ id }) => ({ titleId: id, rating: "DISLIKE" as const })),
  ]);
};
const [ann, bob] = [fanOf(2), fanOf(8)];
const open = titles.filter(({ id }) => id > 120).map(({ id }) => id);

test("the joint score is the mean of all the members' scores", () => {
  for (const { titleId, score, each } of engine.combine([ann, bob], open, "mean")) {
    const exact = [ann, bob].map(({ scores }) => scores[titleId - 1] ?? NaN);
    expect(each).toEqual(exact.map(Math.round));
    expect(score).toBe(Math.round(((exact[0] ?? NaN) + (exact[1] ?? NaN)) / 2));
  }
});

test("the mean strategy sorts by mean scores, and the least strategy by lowest scores", () => {
  const means = engine.combine([ann, bob], open, "mean").map(({ score }) => score);
  const lowest = engine.combine([ann, bob], open, "least").map(({ each }) => Math.min(...each));
  expect(means).toEqual(means.toSorted((a, b) => b - a));
  expect(lowest).toEqual(lowest.toSorted((a, b) => b - a));
});

test("the fair strategy treats two members who disagree more equally than the mean strategy does", () => {
  const unevenness = (strategy: "fair" | "mean") => {
    const head = engine.combine([ann, ann, bob], open, strategy).slice(0, 10);
    return Math.abs(head.reduce((sum, { each }) => sum + (each[0] ?? 0) - (each[2] ?? 0), 0));
  };
  expect(unevenness("fair")).toBeLessThan(unevenness("mean"));
});

test("a title that a member dislikes or has declined comes last", () => {
  const best = engine.combine([ann, bob], open, "mean")[0]?.titleId ?? 0;
  const declined = engine.updateTaste(bob, { titleId: best, rating: "NOT_INTERESTED" });
  for (const strategy of ["mean", "least", "fair"] as const) {
    expect(engine.combine([ann, declined], open, strategy).at(-1)).toMatchObject({
      titleId: best,
      vetoedBy: [1],
    });
  }
});

test("empty groups, empty title lists and unknown titles are handled", () => {
  expect(engine.combine([], [5], "fair")).toEqual([
    { titleId: 5, score: 0, each: [], vetoedBy: [] },
  ]);
  expect(engine.combine([ann], [9999], "mean")).toEqual([]);
});
