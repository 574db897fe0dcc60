import { expect, it } from "vitest";
import { parseImportArguments } from "./importArguments.ts";

const start = (...args: string[]) => parseImportArguments(args);

it("reads presets, bounds and flags", () => {
  expect(start("tmdb")).toMatchObject({
    action: "start",
    source: "tmdb",
    options: { shows: 3_000, films: 5_000 },
    acceptTerms: false,
  });
  expect(start("tmdb", "--preset", "standard", "--films", "7")).toMatchObject({
    options: { shows: 10_000, films: 7 },
  });
  expect(start("tmdb", "--preset", "full", "--adult", "--accept-terms")).toMatchObject({
    options: { adult: true },
    acceptTerms: true,
  });
  expect(start("tmdb", "--preset", "full")).toEqual({
    action: "start",
    source: "tmdb",
    options: {},
    acceptTerms: false,
    detach: false,
  });
  expect(start("tvmaze", "--update", "--detach")).toMatchObject({
    source: "tvmaze",
    options: { update: true },
    detach: true,
  });
  expect(start("tmdb", "--countries", "us, DE,US")).toMatchObject({
    options: { countries: ["US", "DE"] },
  });
  expect(start("--pause", "tmdb")).toEqual({ action: "pause", source: "tmdb" });
  expect(start("--cancel")).toEqual({ action: "cancel" });
  expect(start("--cancel", "movielens")).toEqual({ action: "cancel", source: "movielens" });
  expect(start("--status")).toEqual({ action: "status" });
});

it("explains the errors in the arguments", () => {
  expect(() => start("tmdb", "--films", "many")).toThrow('not "many"');
  expect(() => start("tmdb", "--preset", "huge")).toThrow("Choose one of: starter, standard, full");
  expect(() => start("tmdb", "--language", "english; --x")).toThrow("isn’t a language");
  expect(() => start("tmdb", "--countries", "US,XQ")).toThrow('"XQ" isn’t a country');
  expect(() => start("tmdb", "--countries", "")).toThrow('"" isn’t a country');
  expect(() => start("imdb")).toThrow("Which folder");
  expect(() => start("movielens", "/nowhere/at/all")).toThrow("There’s no folder");
  expect(() => start("tmdb", "--films=-1")).toThrow("whole number");
  expect(() => start("--what")).toThrow("--what");
});
