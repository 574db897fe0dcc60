import fc from "fast-check";
import { expect, it } from "vitest";
import {
  importedPersonId,
  importedSeasonId,
  titleIdCandidates,
  type TitleIdentity,
} from "./importedIds.ts";

const lamp: TitleIdentity = {
  source: "tmdb",
  kind: "tv",
  ref: "7",
  facts: { imdbId: "tt9800001", name: "The Lamp & the Ledger", firstAirDate: "2011-05-05" },
};

it("gives a title the same ids on every server, regardless of its source", () => {
  // Must never change: another number would mean another title.
  expect(titleIdCandidates(lamp)[0]).toBe(
    titleIdCandidates({ ...lamp, source: "tvmaze", ref: "99" })[0],
  );
  expect(titleIdCandidates(lamp)[0]).toMatchInlineSnapshot(`860095860867`);
  const unknown = { ...lamp, facts: { ...lamp.facts, imdbId: undefined } };
  const spelt = { name: "the lamp and the ledger", firstAirDate: "2011-01-01" };
  expect(titleIdCandidates(unknown)[0]).toBe(
    titleIdCandidates({ ...lamp, source: "tvmaze", facts: spelt })[0],
  );
  expect(titleIdCandidates({ ...unknown, kind: "movie" })[0]).not.toBe(
    titleIdCandidates(unknown)[0],
  );
});

it("keeps ids within the safe range for URLs and JavaScript, and never reuses the bundle's ids", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 9_999 }), (ref, season) => {
      for (const id of titleIdCandidates({ source: "imdb", kind: "movie", ref, facts: {} })) {
        expect(id).toBeGreaterThan(99_999);
        expect(Number.isSafeInteger(importedSeasonId(id, season))).toBe(true);
      }
      expect(Number.isSafeInteger(importedPersonId("tmdb", ref))).toBe(true);
    }),
  );
});
