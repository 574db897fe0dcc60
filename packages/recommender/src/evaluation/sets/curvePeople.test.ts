import { expect, test } from "vitest";
import { curvePeople, firstRatings } from "./curvePeople.ts";
import type { TestPeople } from "./evaluationSet.ts";
import { curveValues } from "../figures/learningCurve.ts";
import { codeOf } from "./ratingMatrix.ts";
import { ratingMatrixFrom } from "./ratingMatrixFrom.ts";

const titleIds = Float64Array.of(1, 2, 3, 4, 5, 6);
const rows = (titles: number[][], times: number[][] | null, value: "LIKE" | "MEH" = "LIKE") =>
  ratingMatrixFrom(
    {
      people: Uint32Array.from(titles.flatMap((row, person) => row.map(() => person))),
      titles: Uint32Array.from(titles.flat()),
      values: Uint8Array.from(titles.flat(), () => codeOf(value)),
      times: times && Float64Array.from(times.flat()),
    },
    { people: titles.length, titleIds },
  );
const peopleWith = (times: number[][] | null): TestPeople => ({
  people: Uint32Array.of(0, 1),
  known: rows([[0, 1, 2, 3], []], times),
  hidden: rows([[4], [5]], null),
});

test("ratings are revealed in chronological order if their times are known", () => {
  const [person] = curvePeople(peopleWith([[40, 10, 30, 20], []]), { most: 9, seed: 3 }).filter(
    ({ row }) => row === 0,
  );
  if (!person) throw new Error("nobody");
  expect([...firstRatings(person, 2).titles]).toEqual([1, 3]);
  expect([...firstRatings(person, 3).titles]).toEqual([1, 2, 3]);
  expect([...firstRatings(person, 50).titles]).toEqual([0, 1, 2, 3]);
});

test("ratings without times are revealed in an order that depends only on the seed", () => {
  const orderWith = (seed: number) => [
    ...(curvePeople(peopleWith(null), { most: 9, seed }).find(({ row }) => row === 0)?.order ?? []),
  ];
  expect(orderWith(5)).toEqual(orderWith(5));
  expect(
    new Set(Array.from({ length: 20 }, (_, seed) => orderWith(seed).join())).size,
  ).toBeGreaterThan(5);
  expect(orderWith(6).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
});

test("people who liked none of their hidden titles are left out of the curve", () => {
  const people = { ...peopleWith(null), hidden: rows([[4], [5]], null, "MEH") };
  expect(curvePeople(people, { most: 9, seed: 1 })).toEqual([]);
});

test("all known titles are excluded from the ranking, though the model sees only the first of them", () => {
  const told: number[] = [];
  const ranker = {
    scores: ({ titles }: { titles: Uint32Array }) => {
      told.push(titles.length);
      return { rank: Float32Array.of(9, 9, 9, 9, 2, 1), worthy: null };
    },
  };
  const people = curvePeople(peopleWith([[1, 2, 3, 4], []]), { most: 9, seed: 1 }).filter(
    ({ row }) => row === 0,
  );
  const values = curveValues(ranker, people, { mask: "rated", recall: "truncated" });
  expect(told).toEqual([0, 1, 3, 4, 4, 4, 4]);
  // With the known titles masked, the hidden one is first from the start.
  expect(values.every((point) => point[0] === 1)).toBe(true);
});
