import { expect, test } from "vitest";
import type { CatalogueTitle } from "../schema.ts";
import { soundFilm, soundTitle } from "../testing/soundTitle.ts";
import { formProblems } from "./formProblems.ts";
import { plausibilityProblems } from "./plausibility.ts";

const AS_OF = "2026-06-30";
const vocabulary = { tags: new Set(["a", "b", "c", "d", "e", "f"]), services: new Set(["AMC"]) };
const seasons = (...years: number[]) =>
  years.map((year, at) => ({ number: at + 1, year, episodes: 8 }));

test("a correct title has no problems", () => {
  for (const title of [soundTitle(), soundFilm()]) {
    expect(formProblems(title, `the-long-shore-2010.json`, vocabulary)).toEqual([]);
    expect(plausibilityProblems(title, AS_OF)).toEqual([]);
  }
});

test.each<[string, Partial<CatalogueTitle>]>([
  ["file should be", { name: "The Short Shore" }],
  ["unknown tag", { tags: ["a", "b", "c", "d", "e", "zzz"] }],
  ["twice in one list: a", { tags: ["a", "b", "c", "d", "e", "a"] }],
  ["twice in one list: Bo Reed", { cast: [{ person: "Bo Reed" }, { person: "Bo Reed" }] }],
  ["unknown home", { home: "Nowhere TV" }],
  ["unknown country", { countries: ["QX"] }],
  ["unknown language", { language: "qx" }],
  ["unknown US certificate", { certificates: { US: "18" } }],
  ["unknown UK certificate", { certificates: { GB: "R" } }],
])("reports an incorrect format: %s", (says, facts) => {
  expect(formProblems(soundTitle(facts), "the-long-shore-2010.json", vocabulary)).toEqual([
    expect.stringContaining(says),
  ]);
});

test.each<[string, Partial<CatalogueTitle>]>([
  ["a runtime of 3 minutes", { runtime: 3 }],
  ["a show is RUNNING", { status: "RELEASED" }],
  ["still running", { status: "RUNNING", endDate: "2025-03-01", seasons: seasons(2010, 2025) }],
  ["running, but nothing since 2012", { status: "RUNNING", endDate: undefined }],
  ["comes after", { date: "2026-07-01", endDate: undefined, seasons: seasons(2026) }],
  ["season 2 comes after", { endDate: undefined, seasons: seasons(2010, 2027) }],
  ["ends before it begins", { date: "2012-06-01", seasons: seasons(2012), endDate: "2012-03-01" }],
  ["before its last season of 2014", { seasons: seasons(2010, 2014) }],
  ["season 1 is of 2012", { seasons: seasons(2012) }],
  ["season 2 is older", { seasons: seasons(2010, 2009, 2012) }],
  [
    "season 3 stands at place 2",
    { seasons: [...seasons(2010), { number: 3, year: 2012, episodes: 8 }] },
  ],
  [
    "lists 1 of 8",
    {
      seasons: [
        { ...seasons(2010)[0], number: 1, year: 2010, episodes: 8, list: [{ title: "One" }] },
      ],
    },
  ],
  [
    "an episode of 2015",
    {
      seasons: [
        { number: 1, year: 2010, episodes: 1, list: [{ title: "One", airDate: "2015-01-01" }] },
      ],
    },
  ],
  ["fiction with a cast of 1", { cast: [{ person: "Bo Reed" }] }],
])("reports an unlikely fact: %s", (says, facts) => {
  expect(plausibilityProblems(soundTitle(facts), AS_OF)).toEqual([expect.stringContaining(says)]);
});

test.each<[string, Partial<CatalogueTitle>]>([
  ["a runtime of 30 minutes", { runtime: 30 }],
  ["needs its runtime", { runtime: undefined }],
  ["is RELEASED", { status: "ENDED" }],
  ["has no last date", { endDate: "2011" }],
])("reports an unlikely fact about a film: %s", (says, facts) => {
  expect(plausibilityProblems(soundFilm(facts), AS_OF)).toEqual([expect.stringContaining(says)]);
});

test("a film of the newest year may lack its runtime", () => {
  const film = soundFilm({ date: AS_OF.slice(0, 4), runtime: undefined });
  expect(plausibilityProblems(film, AS_OF)).toEqual([]);
});

test.each<[string, Partial<CatalogueTitle>]>([
  ["a documentary", { genres: ["Documentary"], cast: [] }],
  ["a talk show", { genres: ["Comedy"], cast: [{ person: "Bo Reed", character: "Host" }] }],
])("%s doesn't need a full cast", (_, facts) => {
  expect(plausibilityProblems(soundTitle(facts), AS_OF)).toEqual([]);
});

test("a show may be without seasons, and a season without its number of episodes", () => {
  for (const seasons of [
    undefined,
    [
      { number: 1, year: 2010 },
      { number: 2, year: 2012 },
    ],
  ]) {
    const show = soundTitle({ seasons });
    expect(formProblems(show, "the-long-shore-2010.json", vocabulary)).toEqual([]);
    expect(plausibilityProblems(show, AS_OF)).toEqual([]);
  }
});
