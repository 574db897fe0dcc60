import { expect, test } from "vitest";
import { bundledTitles } from "../bundledTitles.fixture.ts";
import { createEngine } from "../createEngine.ts";
import { syntheticTitles } from "../synthetic.ts";
import { trainModel } from "../model/trainModel.ts";

const titles = syntheticTitles(200);
const engine = createEngine(
  trainModel([...titles, ...titles.slice(0, 1).map((title) => ({ ...title, id: 500 }))]),
);

test("a title's near-identical twin comes first, then others in its circle, and never the title itself", () => {
  const similar = engine.similar(1, 15);
  expect(similar[0]?.titleId).toBe(500);
  expect(similar[0]?.similarity).toBeCloseTo(1, 5);
  expect(similar.map(({ titleId }) => titleId)).not.toContain(1);
  expect(similar.map(({ similarity }) => similarity)).toEqual(
    similar.map(({ similarity }) => similarity).toSorted((a, b) => b - a),
  );
  expect(
    similar.slice(1, 9).filter(({ titleId }) => titleId % 12 === 1).length,
  ).toBeGreaterThanOrEqual(6);
});

test("similarity is symmetric", () => {
  const there = engine.similar(7, 200).find(({ titleId }) => titleId === 19)?.similarity;
  expect(there).toBeGreaterThan(0);
  expect(engine.similar(19, 200).find(({ titleId }) => titleId === 7)?.similarity).toBeCloseTo(
    there ?? NaN,
    6,
  );
});

test("what a title is about counts more than who made it", () => {
  const { features, idOf } = bundledTitles();
  const similar = createEngine(trainModel(features)).similar(idOf("Project Hail Mary"), 5);
  const titleIds = similar.map(({ titleId }) => titleId);
  expect(titleIds).toContain(idOf("The Martian"));
  for (const comedy of ["21 Jump Street", "Cloudy with a Chance of Meatballs"])
    expect(titleIds).not.toContain(idOf(comedy));
});
