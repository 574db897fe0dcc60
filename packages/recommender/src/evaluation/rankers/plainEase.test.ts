import { expect, test } from "vitest";
import { createDenseSymmetric } from "../../solver/index.ts";
import { addGram, likedTitlesOf, trainPlainEase } from "./plainEase.ts";
import { popularityRanker } from "./popularity.ts";
import { isLiked, likedOf, peopleOf, personOf } from "../sets/ratingMatrix.ts";
import { syntheticSet } from "../sets/syntheticSet.ts";

const { train, test: people } = syntheticSet(
  { titles: 40, trainPeople: 50, testPeople: 5, ratings: 12 },
  9,
).set;
const likes = (person: number, title: number) => {
  const { titles, values } = personOf(train, person);
  return isLiked(values[titles.indexOf(title)] ?? 255) && titles.includes(title) ? 1 : 0;
};
const everyone = Array.from({ length: peopleOf(train) }, (_, person) => person);
const together = (a: number, b: number) =>
  everyone.reduce((sum, person) => sum + likes(person, a) * likes(person, b), 0);

/** Solves A x = b by elimination in double precision. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const factor = (rows[row]?.[pivot] ?? 0) / (rows[pivot]?.[pivot] ?? 1);
      rows[row] = (rows[row] ?? []).map(
        (value, column) => value - factor * (rows[pivot]?.[column] ?? 0),
      );
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}

test("the Gram matrix counts people who like both titles", () => {
  const { titles, placeOf } = likedTitlesOf(train);
  const gram = createDenseSymmetric(titles.length);
  addGram(gram, train, placeOf);
  titles.forEach((a, row) =>
    titles
      .subarray(0, row + 1)
      .forEach((b, column) => expect(gram.values[row * gram.stride + column]).toBe(together(a, b))),
  );
});

test("each title's weights solve its ridge regression on the others, as in EASE's closed form", async () => {
  const lambda = 7;
  const ranker = await trainPlainEase(train, lambda);
  const { titles } = likedTitlesOf(train);
  for (const [row, target] of [...titles].entries()) {
    if (row % 9 !== 0) continue;
    const others = [...titles].filter((title) => title !== target);
    const matrix = others.map((a) => others.map((b) => together(a, b) + (a === b ? lambda : 0)));
    const weights = solve(
      matrix,
      others.map((title) => together(title, target)),
    );
    for (let person = 0; person < 5; person++) {
      const known = personOf(people.known, person);
      const expected = [...likedOf(known)].reduce(
        (sum, title) => sum + (weights[others.indexOf(title)] ?? 0),
        0,
      );
      expect(ranker.scores(known).rank[target]).toBeCloseTo(expected, 4);
    }
  }
});

test("all titles have equal scores if no one likes any of them", async () => {
  const nothing = { ...train, values: train.values.map(() => 2) };
  expect(
    Math.max(...(await trainPlainEase(nothing, 10)).scores(personOf(people.known, 0)).rank),
  ).toBe(0);
});

test("popularity is the number of likes, and is the same for everyone", () => {
  const { rank } = popularityRanker(train).scores(personOf(people.known, 0));
  expect([...rank]).toEqual(
    Array.from(train.titleIds, (_, title) =>
      everyone.reduce((sum, person) => sum + likes(person, title), 0),
    ),
  );
});
