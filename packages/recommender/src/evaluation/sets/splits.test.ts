import { expect, test } from "vitest";
import { foldOf } from "./foldOf.ts";
import { type HeldOut, holdOut } from "./holdOut.ts";
import { withColdTitles } from "./withColdTitles.ts";
import { isLiked, likedOf, peopleOf, personOf, type RatingMatrix } from "./ratingMatrix.ts";
import { syntheticSet } from "./syntheticSet.ts";

const { train: ratings } = syntheticSet(
  { titles: 80, trainPeople: 60, testPeople: 0, ratings: 20 },
  4,
).set;
const options = { people: 15, minLikes: 5, hide: { of: "likes", share: 0.2 }, seed: 1 } as const;

const pairsOf = (matrix: RatingMatrix, people: Iterable<number>) =>
  [...people].flatMap((person, row) =>
    [...personOf(matrix, row).titles].map((title) => `${person}:${title}`),
  );
const hiddenOf = ({ test }: HeldOut) => pairsOf(test.hidden, test.people);

test("held-out people aren't used for training, and have a fifth of their likes hidden", () => {
  const { train, test: people } = holdOut(ratings, options);
  expect(peopleOf(train)).toBe(45);
  expect(people.people).toHaveLength(15);
  expect(train.titles.length + people.known.titles.length + people.hidden.titles.length).toBe(
    ratings.titles.length,
  );
  people.people.forEach((person, row) => {
    const likes = likedOf(personOf(ratings, person)).length;
    expect(likes).toBeGreaterThanOrEqual(5);
    expect(personOf(people.hidden, row).titles).toHaveLength(Math.max(1, Math.round(0.2 * likes)));
  });
  expect(people.hidden.values.every((value) => isLiked(value))).toBe(true);
});

test("the same seed holds out the same people, and another seed holds out different people", () => {
  expect(hiddenOf(holdOut(ratings, options))).toEqual(hiddenOf(holdOut(ratings, options)));
  expect(hiddenOf(holdOut(ratings, options))).not.toEqual(
    hiddenOf(holdOut(ratings, { ...options, seed: 2 })),
  );
});

test("a share of all ratings can be hidden instead", () => {
  const { test: people } = holdOut(ratings, { ...options, hide: { of: "ratings", share: 0.5 } });
  expect(people.hidden.values.some((value) => !isLiked(value))).toBe(true);
  people.people.forEach((person, row) =>
    expect(personOf(people.hidden, row).titles).toHaveLength(
      Math.round(0.5 * personOf(ratings, person).titles.length),
    ),
  );
});

test("five folds hide every rating exactly once, and train on the rest", () => {
  const folds = [0, 1, 2, 3, 4].map((fold) =>
    foldOf(ratings, { fold, folds: 5, hide: 0.2, seed: 7 }),
  );
  const everything = pairsOf(ratings, Array(peopleOf(ratings)).keys());
  expect(folds.flatMap(hiddenOf).sort()).toEqual(everything.toSorted());
  for (const fold of folds) {
    expect(fold.train.titles.length + fold.test.hidden.titles.length).toBe(ratings.titles.length);
    expect(fold.test.hidden.titles.length / ratings.titles.length).toBeCloseTo(0.2, 1);
    expect(
      pairsOf(fold.test.known, fold.test.people).filter((pair) => hiddenOf(fold).includes(pair)),
    ).toEqual([]);
  }
});

test("cold titles are missing from training, and are the only ones hidden for test people", () => {
  const split = withColdTitles(holdOut(ratings, options), ratings, { share: 0.1, seed: 3 });
  expect(split.only.size).toBe(8);
  const isCold = (title: number) => split.only.has(title);
  for (const { titles } of [split.train, split.test.known])
    expect([...titles].some(isCold)).toBe(false);
  expect([...split.test.hidden.titles].every(isCold)).toBe(true);
  split.test.people.forEach((person, row) =>
    expect(
      personOf(split.test.known, row).titles.length +
        personOf(split.test.hidden, row).titles.length,
    ).toBe(personOf(ratings, person).titles.length),
  );
});
