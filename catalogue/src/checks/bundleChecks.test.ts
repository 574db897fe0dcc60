import { expect, test } from "vitest";
import { soundFilm, soundTitle } from "../testing/soundTitle.ts";
import { validateCatalogue } from "../validate.ts";
import { breadthProblems, MAIN_SERVICES } from "./breadth.ts";
import { duplicateProblems } from "./duplicates.ts";
import { elsewhereProblems, withoutBundled } from "./elsewhereProblems.ts";
import { peopleProblems } from "./peopleProblems.ts";
import { reviewProblems } from "./reviews.ts";

const one = soundTitle();
const other = soundTitle({
  id: 10_002,
  name: "Another",
  imdb: "tt0000002",
  logline: "Two sisters sell ice in a town that has stopped believing in summer.",
});
const review = { reviewed: "2026-11", by: "second pass", changed: [] };

test("the bundle has no problems", () => {
  expect(validateCatalogue().problems).toEqual([]);
});

test("titles listed as missing from the bundle are reported if they are in it or listed twice", () => {
  const elsewhere = (name: string, kind: "tv" | "movie" = "tv") => ({ name, year: null, kind });
  const titles = [soundTitle({ names: { de: "Das lange Ufer" }, otherNames: ["TLS"] })];
  const problems = (...some: Parameters<typeof elsewhereProblems>[1]) =>
    elsewhereProblems(titles, some);
  expect(problems(elsewhere("Another"), elsewhere("Another", "movie"))).toEqual([]);
  for (const name of ["The Long Shore", "the long shore!", "Das lange Ufer", "TLS"])
    expect(problems(elsewhere(name))).toEqual([expect.stringContaining("is in the bundle")]);
  expect(problems(elsewhere("The Long Shore", "movie"))).toEqual([]);
  expect(problems(elsewhere("Another"), elsewhere("another"))).toEqual([
    expect.stringContaining("is there twice"),
  ]);
  const lines = ["Another\t1999\ttv", "The Long Shore\t2001\ttv", "The Long Shore\t\tmovie"];
  expect(withoutBundled(lines, titles)).toEqual([lines[0], lines[2]]);
});

test("duplicate titles are reported", () => {
  expect(duplicateProblems([one, other])).toEqual([]);
  expect(duplicateProblems([one, { ...other, id: one.id }])).toEqual([
    expect.stringContaining("have the id 10001"),
  ]);
  expect(duplicateProblems([one, { ...other, imdb: one.imdb }])).toEqual([
    expect.stringContaining("have the imdb id"),
  ]);
  for (const again of [
    { name: "Long Shore" },
    { name: "the long shore!", date: "2011" },
    { originalName: "The Lóng Shore" },
  ])
    expect(duplicateProblems([one, { ...other, ...again }])).toEqual([
      expect.stringContaining("look like one title"),
    ]);
});

test("a remake and a film with the same name aren't considered duplicates", () => {
  expect(duplicateProblems([one, { ...other, name: one.name, date: "2020" }])).toEqual([]);
  expect(
    duplicateProblems([one, soundFilm({ id: 10_003, imdb: undefined, logline: other.logline })]),
  ).toEqual([]);
});

test("six consecutive words from another logline are reported, but five aren't", () => {
  const logline = (text: string) => duplicateProblems([one, { ...other, logline: text }]);
  expect(logline("Who reads? A Lighthouse collector writes letters, that rhyme.")).toEqual([
    expect.stringContaining('"a lighthouse collector writes letters that"'),
  ]);
  expect(logline("Who reads? A lighthouse collector writes letters in rhyme.")).toEqual([]);
});

test("missing ids, duplicate ids and second spellings are reported, and parentheses distinguish namesakes", () => {
  const cast = (...people: string[]) => [
    soundTitle({ makers: ["Ann Maker"], cast: people.map((person) => ({ person })) }),
  ];
  const ids = { "Ann Maker": 1, "Bo Reed": 2, "Bó Reed": 3, "Bo Reed (director)": 4 };
  expect(peopleProblems(cast("Bo Reed", "Bo Reed (director)"), ids)).toEqual([]);
  expect(peopleProblems(cast("Bo Reed", "Bó Reed"), ids)).toEqual([
    expect.stringContaining("2 spellings: Bo Reed, Bó Reed"),
  ]);
  expect(peopleProblems(cast("Bo Reed", "Cy Stone"), ids)).toEqual([
    expect.stringContaining("Cy Stone"),
  ]);
  expect(peopleProblems(cast("Bo Reed", "Bo Reed (director)"), { ...ids, "Bo Reed": 1 })).toEqual([
    expect.stringContaining("given twice"),
  ]);
});

test("every title needs a second reading in the expected format", () => {
  const files = (content: unknown) => new Map([["reviews/some.json", content]]);
  expect(reviewProblems([one], files({ 10001: review }))).toEqual([]);
  expect(reviewProblems([one, other], files({ 10001: review }))).toEqual([
    expect.stringContaining("1 titles have no second reading: 10002"),
  ]);
  expect(reviewProblems([one], files({ 10001: review, 10009: review }))).toEqual([
    expect.stringContaining("no title 10009"),
  ]);
  expect(reviewProblems([], files({ 10001: { ...review, reviewed: "yesterday" } }))).toEqual([
    expect.stringContaining("10001.reviewed"),
  ]);
});

test("each breadth requirement is checked", () => {
  const problems = breadthProblems([one], "2026-06-30").join("\n");
  for (const missing of [
    "1 titles, at least 1000",
    "1 series",
    "titles of the 1920s",
    "not in English",
    "genre Western",
    "series with names of episodes",
    ...MAIN_SERVICES,
  ])
    expect(problems).toContain(missing);
  expect(problems).not.toContain("titles of the 2010s");
  const alike = breadthProblems([{ ...one, logline: "A man waits." }], "2026-06-30").join("\n");
  expect(alike).toContain("loglines that don't begin with “A”");
});
