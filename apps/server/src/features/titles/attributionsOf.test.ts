import { expect, it } from "vitest";
import { testTitle } from "../images/testTitle.ts";
import { attributionsOf } from "./attributionsOf.ts";

const statedBy = [
  { source: "tmdb", url: "https://www.themoviedb.org/tv/7" },
  { source: "tvmaze", url: "https://www.tvmaze.com/shows/7" },
];
const offer = { id: 1, name: "Lampflix", sourceType: "SUBSCRIPTION", asOf: "2026-03-01" };

it("names nobody for what the bundle says, even where others have said the same", () => {
  expect(attributionsOf(testTitle({ statedBy }))).toEqual([]);
});

it("names those whose fields are shown, with their pages", () => {
  const title = testTitle({ source: "tvmaze", provenance: { runtime: "tmdb" }, statedBy });
  expect(attributionsOf(title)).toEqual([
    { source: "tvmaze", url: "https://www.tvmaze.com/shows/7" },
    { source: "tmdb", url: "https://www.themoviedb.org/tv/7" },
  ]);
});

it("names JustWatch where TMDB's word of where to watch is shown", () => {
  const bundled = testTitle({ provenance: { offers: "tmdb" }, statedBy, providers: [offer] });
  expect(attributionsOf(bundled).map(({ source }) => source)).toEqual(["tmdb", "justwatch"]);
  expect(attributionsOf({ ...bundled, providers: [{ ...offer, sourceType: "ORIGINAL" }] }).map(({ source }) => source)).toEqual(["tmdb"]);
});
