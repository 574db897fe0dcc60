import { expect, it } from "vitest";
import { testTitle } from "../images/testTitle.ts";
import { attributionsOf } from "./attributionsOf.ts";

const statedBy = [
  { source: "tmdb", url: "https://www.themoviedb.org/tv/7" },
  { source: "tvmaze", url: "https://www.tvmaze.com/shows/7" },
];
const offer = { id: 1, name: "Lampflix", aliases: [], sourceType: "SUBSCRIPTION", asOf: "2026-03-01", region: "US" };

it("names nobody for what the bundle says, even where others have said the same", () => {
  expect(attributionsOf(testTitle({ statedBy }), "US")).toEqual([]);
});

it("names those whose fields are shown, with their pages", () => {
  const title = testTitle({ source: "tvmaze", provenance: { runtime: "tmdb" }, statedBy });
  expect(attributionsOf(title, "US")).toEqual([
    { source: "tvmaze", url: "https://www.tvmaze.com/shows/7" },
    { source: "tmdb", url: "https://www.themoviedb.org/tv/7" },
  ]);
});

it("names JustWatch where TMDB's word of where to watch is shown", () => {
  const bundled = testTitle({ provenance: { offers: "tmdb" }, statedBy, offers: [offer] });
  expect(attributionsOf(bundled, "US").map(({ source }) => source)).toEqual(["tmdb", "justwatch"]);
  expect(attributionsOf(bundled, "DE").map(({ source }) => source)).toEqual(["tmdb"]);
});
