import { expect, test } from "vitest";
import { reasonOf } from "./reasonOf.ts";
import type { Contribution } from "./titleScore.ts";

const title = (
  titleId: number,
  rating: "LOVE" | "LIKE" | "MEH" | "DISLIKE",
  points: number,
): Contribution => ({ type: "title", titleId, rating, points });
const tag = (points: number): Contribution => ({
  type: "trait",
  trait: "tag",
  key: "heist",
  label: "heist",
  points,
});
const reason = (
  base: number,
  contributions: Contribution[],
  { fame = 6, lovedKin = [] }: { fame?: number; lovedKin?: number[] } = {},
) =>
  reasonOf({
    lovedKin,
    titleId: 1,
    base,
    score: contributions.reduce((sum, { points }) => sum + points, base),
    contributions,
    fame,
  });

test("names the title that did most, and a second of the same kind that did at least half as much", () => {
  expect(reason(60, [title(2, "LOVE", 9), title(3, "LOVE", 5), tag(4)])).toEqual({
    kind: "because-loved",
    titleIds: [2, 3],
  });
  expect(reason(60, [title(2, "LOVE", 9), title(3, "LOVE", 4)])).toEqual({
    kind: "because-loved",
    titleIds: [2],
  });
  expect(reason(60, [title(2, "LIKE", 9), title(3, "LOVE", 8)])).toEqual({
    kind: "because-liked",
    titleIds: [2],
  });
});

test("names a loved title as kin only if it did most", () => {
  const lovedKin = [3];
  expect(reason(60, [title(3, "LOVE", 9), title(2, "LOVE", 8)], { lovedKin })).toEqual({
    kind: "kin-of-loved",
    titleIds: [3],
  });
  expect(reason(60, [title(2, "LOVE", 9), title(3, "LOVE", 4)], { lovedKin })).toEqual({
    kind: "because-loved",
    titleIds: [2],
  });
});

test("names a trait where that did most", () => {
  expect(reason(60, [tag(12), title(2, "LOVE", 9)])).toEqual({
    kind: "trait-for",
    trait: "tag",
    key: "heist",
    label: "heist",
  });
});

test("for a score below its base, tells what pulled it down", () => {
  expect(reason(60, [title(2, "LOVE", 9), title(3, "DISLIKE", -20)])).toEqual({
    kind: "because-disliked",
    titleIds: [3],
  });
  expect(reason(60, [title(2, "MEH", -9), title(3, "DISLIKE", -6)])).toEqual({
    kind: "because-meh",
    titleIds: [2],
  });
  expect(reason(60, [tag(-30), title(2, "LOVE", 9)])).toMatchObject({
    kind: "trait-against",
    key: "heist",
  });
});

test("a title's own rating speaks first if it did most; nothing said is told as such", () => {
  expect(reason(60, [title(1, "LOVE", 25), tag(3)])).toEqual({ kind: "own-rating", titleId: 1 });
  expect(reason(60, [])).toEqual({ kind: "well-known" });
  expect(reason(60, [{ type: "rest", points: 2 }])).toEqual({ kind: "well-known" });
});

test("a title is not praised for being known where it is not, or where most would not like it", () => {
  expect(reason(75, [], { fame: 5 })).toEqual({ kind: "nothing-yet" });
  expect(reason(59, [])).toEqual({ kind: "nothing-yet" });
});
