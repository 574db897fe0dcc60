import { expect, test } from "vitest";
import { syntheticPeople, syntheticTitles } from "../synthetic.ts";

const titles = syntheticTitles(200);
const people = syntheticPeople(titles, { count: 300, ratings: 40, seed: 2 });
const rated = people.flatMap(({ chances, ratings }) =>
  ratings.map(({ titleId, rating }) => ({
    chance: chances[titleId - 1] ?? NaN,
    title: titleId,
    liked: rating === "LOVE" || rating === "LIKE",
  })),
);

test("the same seed creates the same people", () => {
  expect(syntheticPeople(titles, { count: 3, ratings: 40, seed: 2 })).toEqual(people.slice(0, 3));
  expect(syntheticPeople(titles, { count: 3, ratings: 40, seed: 3 })).not.toEqual(
    people.slice(0, 3),
  );
});

test("no one rates a title twice, and everyone rates about as many titles as requested", () => {
  for (const { ratings } of people) {
    expect(new Set(ratings.map(({ titleId }) => titleId)).size).toBe(ratings.length);
    expect(ratings.length).toBeGreaterThanOrEqual(20);
    expect(ratings.length).toBeLessThanOrEqual(60);
  }
});

test("titles whose chance of being liked is about x are liked about that often", () => {
  for (const from of [0, 0.2, 0.4, 0.6, 0.8]) {
    const inside = rated.filter(({ chance }) => chance >= from && chance < from + 0.2);
    const share = inside.filter(({ liked }) => liked).length / inside.length;
    const expected = inside.reduce((sum, { chance }) => sum + chance, 0) / inside.length;
    expect(Math.abs(share - expected)).toBeLessThan(
      4 * Math.sqrt((expected * (1 - expected)) / inside.length),
    );
  }
});

test("well-known titles are watched more often", () => {
  const meanViews = (fame: number) => {
    const ids = new Set(titles.filter((title) => title.fame === fame).map(({ id }) => id));
    return rated.filter(({ title }) => ids.has(title)).length / ids.size;
  };
  expect(meanViews(9)).toBeGreaterThan(2 * meanViews(1));
});
