import fc from "fast-check";
import { RUNTIME_RANGES } from "@worthy/contract";
import { expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "../../settings/localSettings.ts";
import { countFilters, NO_FILTERS, RUN_TIMES, filterQuery } from "./listFilters.ts";

const none = DEFAULT_SETTINGS.filters.watchlist;

it("add nothing to the request if nothing is chosen", () => {
  expect(filterQuery(none)).toEqual({});
  expect(countFilters(none)).toBe(0);
});

it("add the chosen values to the request and count each one", () => {
  const chosen = {
    ...none,
    kind: "tv",
    seen: "UNSEEN",
    genres: ["Drama", "Crime"],
    streamingProviders: ["8"],
    runTimes: ["31-60"],
  };
  expect(filterQuery(chosen)).toEqual({
    nodeType: "tv",
    seen: "UNSEEN",
    genres: ["Drama", "Crime"],
    streamingProviders: ["8"],
    runTimes: ["31-60"],
  });
  expect(countFilters(chosen)).toBe(6);
  expect(countFilters({ ...chosen, ...NO_FILTERS })).toBe(0);
});

it("use the same length ranges as the server", () => {
  expect(RUN_TIMES).toEqual(RUNTIME_RANGES);
});

it("drop stored values that the server wouldn't recognise", () => {
  const texts = fc.array(fc.string(), { maxLength: 90 });
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.string(),
        seen: fc.string(),
        genres: texts,
        streamingProviders: texts,
        runTimes: texts,
      }),
      (kept) => {
        const {
          nodeType,
          seen,
          genres = [],
          streamingProviders = [],
          runTimes = [],
        } = filterQuery({ ...none, ...kept });
        expect([undefined, "tv", "movie"]).toContain(nodeType);
        expect([undefined, "SEEN", "UNSEEN"]).toContain(seen);
        expect(runTimes.every((range) => RUN_TIMES.some((known) => known === range))).toBe(true);
        expect([genres.length <= 20, streamingProviders.length <= 60]).toEqual([true, true]);
      },
    ),
  );
});
