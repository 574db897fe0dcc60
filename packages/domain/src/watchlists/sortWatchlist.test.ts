import fc from "fast-check";
import { expect, it } from "vitest";
import { sortWatchlist, WATCHLIST_SORTS, type SortableItem } from "./sortWatchlist.ts";

const item = (
  name: string,
  addedAt: string,
  [score, firstAirDate, runtime]: [number | null, string | null, number | null],
): SortableItem => ({
  addedAt,
  show: { name, score, firstAirDate, runtime },
});
const LIST = [
  item("The Wire", "2026-01-02", [null, "2002-06-02", 60]),
  item("amélie", "2026-01-04", [88, "2001-04-25", 122]),
  item("Fargo", "2026-01-03", [91, null, null]),
  item("Her", "2026-01-01", [88, "2013-12-18", 126]),
];
const sorted = (sort: (typeof WATCHLIST_SORTS)[number]) =>
  sortWatchlist(LIST, sort).map(({ show }) => show.name);

// shows: 7.watchlists.17
it("supports each sort order, with unknown values last and ties in their original order", () => {
  expect(sorted("CUSTOM")).toEqual(["The Wire", "amélie", "Fargo", "Her"]);
  expect(sorted("ADDED")).toEqual(["amélie", "Fargo", "The Wire", "Her"]);
  expect(sorted("SCORE")).toEqual(["Fargo", "amélie", "Her", "The Wire"]);
  expect(sorted("NAME")).toEqual(["amélie", "Fargo", "Her", "The Wire"]);
  expect(sorted("YEAR")).toEqual(["Her", "The Wire", "amélie", "Fargo"]);
  expect(sorted("RUNTIME")).toEqual(["The Wire", "amélie", "Her", "Fargo"]);
});

it("keeps every item, is stable, and is idempotent", () => {
  const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
  const items = fc.array(
    fc.record({
      at: fc.constant(0),
      addedAt: fc.constantFrom("2026-01-01", "2026-01-02"),
      show: fc.record({
        name: fc.constantFrom("A", "a", "B"),
        score: orNull(fc.integer({ min: 0, max: 3 })),
        firstAirDate: orNull(fc.constantFrom("1999-01-01", "1999-05-01", "2001-01-01")),
        runtime: orNull(fc.integer({ min: 1, max: 3 })),
      }),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(items, fc.constantFrom(...WATCHLIST_SORTS), (list, sort) => {
      const numbered = list.map((each, at) => ({ ...each, at }));
      const once = sortWatchlist(numbered, sort);
      expect(once.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual(
        numbered.map(({ at }) => at),
      );
      expect(sortWatchlist(once, sort)).toEqual(once);
      once.forEach((each, at) => {
        const next = once[at + 1];
        if (
          next &&
          sortWatchlist([next, each], sort)[0] === next &&
          sortWatchlist([each, next], sort)[0] === each
        )
          expect(each.at).toBeLessThan(next.at);
      });
    }),
  );
});
