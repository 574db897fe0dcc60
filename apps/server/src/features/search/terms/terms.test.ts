import { describe, expect, it } from "vitest";
import { CompactTitle } from "../../catalogue/reading/compactTitle.ts";
import { idsInTerm } from "./idsInTerm.ts";
import { hasTraits, readQualified, readTraits } from "./readTraits.ts";

const PROVIDERS = [
  { id: 1, name: "Netflix", category: "SUBSCRIPTION" as const, aliases: [] },
  { id: 2, name: "HBO Max", category: "SUBSCRIPTION" as const, aliases: ["Max"] },
];
const traitsOf = (term: string) =>
  readTraits(term, PROVIDERS)?.map(({ type, key }) => `${type}=${key}`) ?? null;

describe("a term that names no title", () => {
  it.each([
    ["korean drama", ["country=KR", "genre=Drama"]],
    ["K-Drama", ["country=KR", "genre=Drama"]],
    ["koreanische Serien", ["country=KR", "kind=tv"]],
    ["películas de terror", ["kind=movie", "genre=Horror"]],
    ["gemütlich", ["tag=cozy"]],
    ["sci-fi", ["genre=Science Fiction"]],
    ["time travel movies", ["tag=time-travel", "kind=movie"]],
    ["80s movies", ["decade=1980", "kind=movie"]],
    ["1990s", ["decade=1990"]],
    ["90er Filme", ["decade=1990", "kind=movie"]],
    ["años 80", ["decade=1980"]],
    ["max", ["service=HBO Max"]],
    ["the best shows on netflix", ["kind=tv", "service=Netflix"]],
  ])("is searched for by its traits: %s", (term, traits) => expect(traitsOf(term)).toEqual(traits));

  it.each(["korean zebra", "the", "", "twist ending", "unreliable narrator"])(
    "isn't searched for if a word is meaningless or hidden: %j",
    (term) => expect(traitsOf(term)).toBeNull(),
  );
});

it("matches a title in a large catalogue without unpacking its page", () => {
  const own = { kind: "tv", firstAirDate: "2020-01-01" };
  const alike = { countries: ["KR"], genres: ["Drama"], tags: ["cozy"], providers: [], offers: [] };
  const title = new CompactTitle(own as never, alike as never, () => {
    throw new Error("unpacked");
  });
  const isIn = (term: string) => hasTraits(readTraits(term, PROVIDERS) ?? [], title, "US");
  expect(isIn("cozy korean drama series from the 2020s")).toBe(true);
  expect(isIn("cozy japanese drama series")).toBe(false);
});

describe("a name combined with other words", () => {
  const namesIn = (term: string) =>
    readQualified(term, PROVIDERS).map(({ name, traits, season }) => [
      name,
      traits.map(({ key }) => key).join(" "),
      season,
    ]);
  it.each([
    ["the office us", ["the office", "US", null]],
    ["German Dark", ["dark", "DE", null]],
    ["fargo series", ["fargo", "tv", null]],
    ["fargo season 2", ["fargo", "", 2]],
    ["Dark Staffel 3", ["dark", "", 3]],
    ["breaking bad S05E14", ["breaking bad", "", 5]],
    ["lupin on netflix", ["lupin", "Netflix", null]],
  ])("is split into name and words: %s", (term, read) =>
    expect(namesIn(term)).toContainEqual(read),
  );

  it("isn't recognised if the term contains no name", () => expect(namesIn("us")).toEqual([]));
});

describe("a URL or id", () => {
  it.each([
    ["tt0903747", { source: "imdb", imdbId: "tt0903747" }],
    ["https://www.imdb.com/title/tt0903747/?ref_=x", { source: "imdb", imdbId: "tt0903747" }],
    ["https://www.imdb.com/de/title/tt0903747/", { source: "imdb", imdbId: "tt0903747" }],
    ["m.imdb.com/title/TT0903747", { source: "imdb", imdbId: "tt0903747" }],
    [
      "https://www.themoviedb.org/movie/238-the-godfather",
      { source: "tmdb", kind: "movie", ref: "238", name: "the godfather" },
    ],
    ["themoviedb.org/tv/1396", { source: "tmdb", kind: "tv", ref: "1396", name: "" }],
    ["https://thetvdb.com/series/breaking-bad", { source: "name", name: "breaking bad" }],
    [
      "https://thetvdb.com/?tab=series&id=81189",
      { source: "tvdb", kind: "tv", ref: "81189", name: "" },
    ],
    ["thetvdb.com/dereferrer/movie/113", { source: "tvdb", kind: "movie", ref: "113", name: "" }],
    ["https://example.org/tv/fargo-10005", { source: "own", titleId: 10_005 }],
    ["/movies/the-godfather-10209", { source: "own", titleId: 10_209 }],
  ])("identifies a title: %s", (term, named) => expect(idsInTerm(term)).toEqual(named));

  it.each(["tt", "fargo", "https://example.org/", "12 angry men", "1917", "tt123"])(
    "isn't recognised in %s",
    (term) => expect(idsInTerm(term)).toBeNull(),
  );
});
