import { expect, it } from "vitest";
import { describeCoverage, missingMembers, readGroups } from "./coverage.ts";
import { readBundle } from "./readBundle.ts";

/** Members of groups that were there when this was written. */
const LEAST_THERE = 740;

const title = (facts: object) => ({
  kind: "movie" as const,
  name: "Lamps",
  date: "2021-05-05",
  countries: ["GB", "IE"],
  certificates: { GB: "12A" },
  fame: 5,
  ...facts,
});
const groups = [
  { group: "Lamps", year: 2021, name: "Lamps" },
  { group: "Lamps", year: 2024, name: "Lamps 2" },
  { group: "Prize", year: 1999, name: "Ledgers" },
];

it("coverage counts a group's titles by name and year, and titles with ids and certificates", () => {
  const titles = [
    title({ imdb: "tt9900001", tmdb: 4 }),
    title({ name: "Lamps 2", date: "2019", certificates: {}, fame: 2 }),
    title({ name: "Das Hauptbuch", otherNames: ["Ledgers"], date: "2000", countries: ["DE"] }),
  ];
  expect(describeCoverage(titles, groups)).toBe(
    [
      "coverage, by group:",
      "  Lamps: 1 of 2",
      "  Prize: 1 of 1",
      "  by year: 2021 1",
      "  countries: 3",
      "  series with imdb 0 of 0, tmdb 0 of 0, tvdb 0 of 0, wikidata 0 of 0",
      "  films with imdb 1 of 3, tmdb 1 of 3, tvdb 0 of 3, wikidata 0 of 3",
      "  fame of at least 4, with a certificate in the US 0 of 2, in the UK 2 of 2",
    ].join("\n"),
  );
  expect(missingMembers(titles, groups).get("Lamps")).toEqual([groups[1]]);
});

it("coverage of the groups that should be complete never shrinks", () => {
  const { titles } = readBundle();
  const all = readGroups();
  const absent = [...missingMembers(titles, all).values()].flat().length;
  expect(all.length - absent).toBeGreaterThanOrEqual(LEAST_THERE);
});
