import fc from "fast-check";
import { expect, it } from "vitest";
import type { EpisodeFacts, SourceName, Statement, TitleFacts } from "./facts.ts";
import { mergeStatements } from "./mergeStatements.ts";

const day = fc.constantFrom("2001-02-03", "2001-11-12", "1999-05-06");
const season = fc.record({
  number: fc.integer({ min: 1, max: 4 }),
  episodeCount: fc.integer({ min: 1, max: 2 }),
  episodes: fc.option(fc.constant<EpisodeFacts[]>([{ number: 1, name: "One" }]), {
    nil: undefined,
  }),
});
const facts: fc.Arbitrary<TitleFacts> = fc.record(
  {
    name: fc.constantFrom("One", "Two"),
    firstAirDate: day,
    datePrecision: fc.constantFrom("day", "year"),
    runtime: fc.constantFrom(40, 50),
    genres: fc.constantFrom([], ["Drama"], ["Comedy"]),
    certificates: fc.constantFrom<Record<string, string>[]>(
      {},
      { US: "R" },
      { US: "PG", GB: "15" },
    ),
    seasons: fc.uniqueArray(season, { selector: ({ number }) => number, maxLength: 4 }),
  },
  { requiredKeys: [] },
);
const statements = fc
  .tuple(
    ...(["bundle", "tvmaze", "tmdb", "imdb"] as const).map((source: SourceName) =>
      fc.option(
        facts.map((said): Statement => ({ source, facts: said, asOf: "2026-01-01" })),
        { nil: null },
      ),
    ),
  )
  .map((all) => all.filter((each) => each !== null));

it("gives the same result regardless of the order of the sources", () => {
  fc.assert(
    fc.property(statements, fc.integer(), (said, seed) => {
      const shuffled = said.toSorted(
        (a, b) => ((a.source.charCodeAt(1) * seed) % 7) - ((b.source.charCodeAt(1) * seed) % 7),
      );
      expect(mergeStatements(shuffled)).toEqual(mergeStatements(said));
    }),
  );
});

it("never changes a field that the bundle sets, and names each field's source", () => {
  fc.assert(
    fc.property(statements, (said) => {
      const bundle = said.find(({ source }) => source === "bundle");
      const { facts: merged, provenance } = mergeStatements(said);
      if (bundle?.facts.name) expect(merged.name).toBe(bundle.facts.name);
      if (bundle?.facts.runtime) expect(merged.runtime).toBe(bundle.facts.runtime);
      if (bundle?.facts.firstAirDate)
        expect(merged.firstAirDate?.slice(0, 4)).toBe(bundle.facts.firstAirDate.slice(0, 4));
      if (merged.runtime !== undefined)
        expect(said.find(({ source }) => source === provenance.runtime)?.facts.runtime).toBe(
          merged.runtime,
        );
    }),
  );
});

it("adds later seasons and missing episode lists, but skips seasons with different episode counts", () => {
  const bundle: Statement = {
    source: "bundle",
    asOf: "",
    facts: {
      name: "A",
      seasons: [
        { number: 1, episodeCount: 2 },
        { number: 2, episodeCount: 3 },
      ],
    },
  };
  const list = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ number: at + 1, name: `N${at}` }));
  const seasons = [2, 4, 5].map((count, at) => ({
    number: at + 1,
    episodeCount: count,
    episodes: list(count),
  }));
  const { facts: merged, provenance } = mergeStatements([
    bundle,
    { source: "tvmaze", asOf: "", facts: { seasons } },
  ]);
  expect(merged.seasons).toEqual([seasons[0], { number: 2, episodeCount: 3 }, seasons[2]]);
  expect(provenance).toMatchObject({
    seasons: "bundle",
    "episodes.1": "tvmaze",
    "season.3": "tvmaze",
  });
  expect(provenance["episodes.2"]).toBeUndefined();
});

it("takes the number of a season's episodes from the first source that knows it", () => {
  const saying = (source: Statement["source"], ...counts: number[]): Statement => {
    const seasons = counts.map((episodeCount, at) => ({ number: at + 1, episodeCount }));
    return { source, asOf: "", facts: { name: "A", seasons } };
  };
  const { facts: merged, provenance } = mergeStatements([
    saying("bundle", 0, 3, 0),
    saying("tmdb", 0, 4, 5),
    saying("tvmaze", 2, 4, 6),
  ]);
  expect(merged.seasons?.map(({ episodeCount }) => episodeCount)).toEqual([2, 3, 6]);
  expect(provenance).toEqual({
    name: "bundle",
    seasons: "bundle",
    "count.1": "tvmaze",
    "count.3": "tvmaze",
  });
});
