import fc from "fast-check";
import { expect, it } from "vitest";
import { parseRecentSearches, withRecentSearch, type RecentSearch } from "./recentSearches.ts";

const wire = { name: "The Wire", url: "/tv/the-wire-4" };
const amelie = { name: "Amélie", url: "/movies/amelie-9" };

// shows: 9.search.15
it("keeps only titles, newest first and without duplicates", () => {
  expect(withRecentSearch([wire], amelie)).toEqual([amelie, wire]);
  expect(withRecentSearch([amelie, wire], wire)).toEqual([wire, amelie]);
  for (const url of ["/person/x-1", "https://a.example/tv/x-1", "/watchlist", "tv/x-1"])
    expect(withRecentSearch([wire], { name: "X", url })).toEqual([wire]);
});

it("restores valid data and ignores anything else", () => {
  expect(parseRecentSearches(JSON.stringify([wire, amelie]))).toEqual([wire, amelie]);
  expect(
    parseRecentSearches(
      JSON.stringify([wire, 7, null, { url: "/tv/a-1" }, { name: "P", url: "/person/p-1" }, wire]),
    ),
  ).toEqual([wire]);
  for (const text of [null, "", "{", "7", '{"a":1}']) expect(parseRecentSearches(text)).toEqual([]);
});

// shows: 5.search.2, 5.search.3
it("never contains duplicate or non-title URLs", () => {
  const entry = fc.record({
    name: fc.string({ minLength: 1 }),
    url: fc.oneof(
      fc.nat(30).map((id) => `/tv/a-${id}`),
      fc.nat(30).map((id) => `/movies/b-${id}`),
      fc.webPath(),
    ),
  });
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const urls = entries.reduce<RecentSearch[]>(withRecentSearch, []).map(({ url }) => url);
      expect(new Set(urls).size).toBe(urls.length);
      expect(urls.every((url) => /^\/(tv|movies)\//.test(url))).toBe(true);
    }),
  );
});
