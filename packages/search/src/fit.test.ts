import { describe, expect, it } from "vitest";
import { buildIndex } from "./buildIndex.ts";
import type { SearchDocument } from "./SearchDocument.ts";

const NAMES: [name: string, year?: number][] = [
  ["Breaking Bad", 2008],
  ["Deadwood", 2004],
  ["Emily in Paris", 2020],
  ["Blade Runner", 1982],
  ["The Godfather", 1972],
  ["The Handmaid's Tale", 2017],
  ["SPY×FAMILY", 2022],
  ["Love, Death & Robots", 2019],
  ["Toy Story 3", 2010],
  ["Rocky V", 1990],
  ["12 Angry Men", 1957],
  ["Fight Club", 1999],
  ["Mindhunter", 2017],
  ["The Lord of the Rings: The Two Towers", 2002],
];
const index = buildIndex(
  NAMES.map(([name, year], at): SearchDocument => ({
    id: at + 1,
    kind: "movie",
    names: [name],
    popularity: 0.5,
    ...(year === undefined ? {} : { year }),
  })),
);
const first = (term: string) => {
  const [hit] = index.search(term, { limit: 1, offset: 0 }).hits;
  return hit && [hit.name, hit.fit, hit.isCorrected];
};

describe("the fit of a name and a term", () => {
  it.each([
    ["breaking bad", "Breaking Bad"],
    ["godfather", "The Godfather"],
    ["spy x family", "SPY×FAMILY"],
    ["spyxfamily", "SPY×FAMILY"],
    ["love death and robots", "Love, Death & Robots"],
    ["love death robots", "Love, Death & Robots"],
    ["toy story three", "Toy Story 3"],
    ["rocky 5", "Rocky V"],
    ["twelve angry men", "12 Angry Men"],
    ["lord of the rings two towers", "The Lord of the Rings: The Two Towers"],
    ["blade runner 1982", "Blade Runner"],
    ["blade runner 1983", "Blade Runner"],
  ])("is whole if the term is the entire name: %j, %s", (term, name) =>
    expect(first(term)?.slice(0, 2)).toEqual([name, "whole"]),
  );

  it.each([
    ["brekaing bad", "Breaking Bad"],
    ["godfathr", "The Godfather"],
    ["handmaids tle", "The Handmaid's Tale"],
    ["figth club", "Fight Club"],
  ])("is whole despite a typo: %j, %s", (term, name) =>
    expect(first(term)).toEqual([name, "whole", true]),
  );

  it.each([
    ["break", "Breaking Bad"],
    ["lord of the rings", "The Lord of the Rings: The Two Towers"],
    ["emily", "Emily in Paris"],
  ])("is partial if the term is part of the name: %j, %s", (term, name) =>
    expect(first(term)).toEqual([name, "part", false]),
  );

  it.each([
    ["breaki", false],
    ["breaking b", false],
    ["brekaing ba", true],
  ])("is most of the name if only the last word is unfinished: %j", (term, isCorrected) =>
    expect(first(term)).toEqual(["Breaking Bad", "most", isCorrected]),
  );

  it.each([
    "deadpool",
    "evil",
    "blade runner 2049",
    "toy story 5",
    "manhunter",
    "breaking brad 7",
    "fight pub",
  ])("is at most near if the term names a different title: %j", (term) =>
    expect([undefined, "near"]).toContain(first(term)?.[1]),
  );
});
