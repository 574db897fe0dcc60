import type { RatingValue } from "@worthy/domain";
import { expect, it } from "vitest";
import type { Title } from "../../catalogue/title.ts";
import { rankMoods } from "./rankMoods.ts";

const titleOf = (id: number, tags: readonly string[]) => ({ id, tags }) as unknown as Title; // only these two are read
const titles = [
  ...Array.from({ length: 9 }, (_, at) => titleOf(at, ["witty", "heist"])),
  ...Array.from({ length: 5 }, (_, at) => titleOf(20 + at, ["tender"])),
  ...Array.from({ length: 5 }, (_, at) => titleOf(30 + at, ["bleak", "tender"])),
  titleOf(40, ["eerie"]),
];
const shelf = { titles, title: (id: number) => titles.find((title) => title.id === id) };
const keys = (
  ratings: readonly (readonly [number, RatingValue])[],
  misleading: ReadonlySet<number> = new Set(),
) =>
  rankMoods(shelf, {
    group: "mood",
    taste: { ratings: new Map(ratings), misleading },
  }).map(({ key }) => key);

it("puts the most common moods first if no titles are rated, and excludes other tags", () => {
  expect(keys([])).toEqual(["tender", "witty", "bleak"]);
  expect(
    rankMoods(shelf, { group: "mood", taste: { ratings: new Map(), misleading: new Set() } })[0],
  ).toEqual({
    key: "tender",
    label: "Tender",
  });
});

it("puts loved moods before liked ones, and disliked ones last", () => {
  expect(keys([[30, "LOVE"]])[0]).toBe("bleak");
  expect(
    keys([
      [0, "LIKE"],
      [20, "DISLIKE"],
    ]),
  ).toEqual(["witty", "bleak", "tender"]);
});

it("omits moods that have too few titles left", () => {
  expect(
    keys([
      [30, "LOVE"],
      [31, "LOVE"],
    ]),
  ).not.toContain("bleak");
});

it("ignores misleading ratings, but still treats their titles as rated", () => {
  const misleading = new Set([30, 31]);
  expect(keys([[30, "LOVE"]], misleading)).toEqual(["tender", "witty", "bleak"]);
  expect(
    keys(
      [
        [30, "LOVE"],
        [31, "LOVE"],
      ],
      misleading,
    ),
  ).not.toContain("bleak");
});
