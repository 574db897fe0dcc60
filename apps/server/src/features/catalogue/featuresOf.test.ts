import { expect, it } from "vitest";
import { testTitle } from "../images/testTitle.ts";
import { featuresOf, isKnownToEngine } from "./featuresOf.ts";

const film = testTitle({
  kind: "movie",
  source: "tmdb",
  firstAirDate: "1999-03-31",
  genres: ["Action"],
  tags: ["dystopia"],
  countries: ["AU"],
  language: "fr",
  franchise: "The Long Shore",
  fame: 8,
  cast: [{ personId: 2, name: "An Actor", character: null }],
  providers: [{ id: 1, name: "Netflix", aliases: [], sourceType: "ORIGINAL", asOf: "2026-01-01" }],
});
const nothing = {
  year: 0,
  genres: [],
  tags: [],
  people: [],
  countries: [],
  language: "",
  home: undefined,
  franchise: undefined,
  audience: "grown-ups",
  fame: 1.5,
};

it("uses TMDB's facts if the operator allows it, except those derived from votes", () => {
  expect(featuresOf(film, true)).toEqual({
    id: film.id,
    kind: "movie",
    year: 1999,
    genres: ["Action"],
    tags: ["dystopia"],
    tagTrust: 0.5,
    people: [
      { id: 1, name: "A. Maker", role: "maker" },
      { id: 2, name: "An Actor", role: "cast" },
    ],
    countries: ["AU"],
    language: "fr",
    home: undefined,
    franchise: "The Long Shore",
    audience: "grown-ups",
    fame: 1.5,
  });
  expect(isKnownToEngine(film, true)).toBe(true);
});

it("uses none of TMDB's facts if the operator doesn't allow it", () => {
  expect(featuresOf(film, false)).toEqual({ id: film.id, kind: "movie", ...nothing });
  expect(isKnownToEngine(film, false)).toBe(false);
});

it("never uses IMDb's facts", () => {
  const stated = { ...film, source: "imdb" };
  expect(featuresOf(stated, true)).toEqual({ id: film.id, kind: "movie", ...nothing });
  expect(isKnownToEngine(stated, true)).toBe(false);
});

it("uses no more TMDB cast members than the bundle lists", () => {
  const cast = Array.from({ length: 20 }, (_, at) => ({
    personId: 100 + at,
    name: `Actor ${at}`,
    character: null,
  }));
  expect(featuresOf({ ...film, crew: [], cast }, true).people).toHaveLength(10);
  expect(featuresOf({ ...film, source: "tvmaze", crew: [], cast }, true).people).toHaveLength(20);
});

it("decides separately for each fact, based on its source", () => {
  const mixed = { ...film, source: "bundle", provenance: { franchise: "tmdb", genres: "imdb" } };
  expect(featuresOf(mixed, false)).toMatchObject({
    tags: ["dystopia"],
    genres: [],
    franchise: undefined,
    fame: 8,
  });
  expect(featuresOf(mixed, true)).toMatchObject({ genres: [], franchise: "The Long Shore" });
});
