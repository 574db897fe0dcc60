import fc from "fast-check";
import { expect, test } from "vitest";
import { filterRatings, withoutEmptyRows } from "./filterRatings.ts";
import { peopleOf, personOf } from "./ratingMatrix.ts";
import { ratingMatrixFrom } from "./ratingMatrixFrom.ts";

const PEOPLE = 5;
const titleIds = Float64Array.from({ length: 8 }, (_, index) => 10 * index + 1);
const lines = fc.array(
  fc.record({ person: fc.nat(PEOPLE - 1), title: fc.nat(7), value: fc.nat(6) }),
  { maxLength: 80 },
);

const matrixOf = (given: readonly { person: number; title: number; value: number }[]) =>
  ratingMatrixFrom(
    {
      people: Uint32Array.from(given, ({ person }) => person),
      titles: Uint32Array.from(given, ({ title }) => title),
      values: Uint8Array.from(given, ({ value }) => value),
      times: Float64Array.from(given.keys()),
    },
    { people: PEOPLE, titleIds },
  );

test("rows contain each title once in ascending order, with the later of two ratings and its time", () => {
  fc.assert(
    fc.property(lines, (given) => {
      const matrix = matrixOf(given);
      expect(peopleOf(matrix)).toBe(PEOPLE);
      for (let person = 0; person < PEOPLE; person++) {
        const latest = new Map(
          given.flatMap((line, time) =>
            line.person === person ? [[line.title, { value: line.value, time }] as const] : [],
          ),
        );
        const titles = [...latest.keys()].sort((a, b) => a - b);
        const row = personOf(matrix, person);
        expect([...row.titles]).toEqual(titles);
        expect([...row.values]).toEqual(titles.map((title) => latest.get(title)?.value));
        expect([
          ...(matrix.times?.subarray(matrix.rowStart[person], matrix.rowStart[person + 1]) ?? []),
        ]).toEqual(titles.map((title) => latest.get(title)?.time));
      }
    }),
  );
});

test("a filter returns the requested rows in order, each with its matching entries", () => {
  const matrix = matrixOf([
    { person: 0, title: 2, value: 1 },
    { person: 1, title: 3, value: 2 },
    { person: 1, title: 5, value: 3 },
    { person: 2, title: 0, value: 4 },
  ]);
  const filtered = filterRatings(matrix, Uint32Array.of(2, 1), (at) => matrix.values[at] !== 2);
  expect([...filtered.rowStart]).toEqual([0, 1, 2]);
  expect([...filtered.titles]).toEqual([0, 5]);
  expect([...filtered.values]).toEqual([4, 3]);
  expect([...(filtered.times ?? [])]).toEqual([3, 2]);
});

test("people without ratings are removed, and the others don't change", () => {
  fc.assert(
    fc.property(lines, (given) => {
      const matrix = matrixOf(given);
      const rows = [0, 1, 2, 3, 4]
        .map((person) => [...personOf(matrix, person).titles])
        .filter((row) => row.length > 0);
      const packed = withoutEmptyRows(matrix);
      expect(
        Array.from({ length: peopleOf(packed) }, (_, person) => [
          ...personOf(packed, person).titles,
        ]),
      ).toEqual(rows);
    }),
  );
});
