import { expect, it } from "vitest";
import { parseVisitScores, risenTitles, withSeenScores } from "./risenScores.ts";

const first = withSeenScores(null, "monday", [
  { id: 1, score: 74 },
  { id: 2, score: 81 },
  { id: 3, score: 40 },
  { id: 4, score: null },
]);

it("finds no increased scores on the first visit or during a visit", () => {
  expect(risenTitles(first, [{ id: 1, score: 90 }])).toEqual([]);
  const later = withSeenScores(first, "monday", [{ id: 1, score: 90 }]);
  expect(later).toMatchObject({ before: {}, scores: { 1: 90, 2: 81 } });
});

it("lists each title that rose to a higher band since the last visit once, highest score first", () => {
  const second = withSeenScores(first, "friday", [{ id: 1, score: 82 }]);
  const now = [
    { id: 3, score: 61 },
    { id: 1, score: 82 },
    { id: 1, score: 82 },
    { id: 2, score: 95 },
    { id: 4, score: 99 },
    { id: 5, score: 99 },
  ];
  expect(risenTitles(second, now).map(({ title, was }) => [title.id, was])).toEqual([
    [1, 74],
    [3, 40],
  ]);
  expect(risenTitles(second, [{ id: 1, score: null }])).toEqual([]);
});

it("restores valid data and ignores anything else", () => {
  expect(parseVisitScores(JSON.stringify(first))).toEqual(first);
  for (const text of [
    null,
    "",
    "{",
    "[]",
    "7",
    '{"visit":"a","scores":{"1":"x"},"before":{}}',
    '{"visit":"a","scores":null,"before":{}}',
  ])
    expect(parseVisitScores(text)).toBeNull();
});
