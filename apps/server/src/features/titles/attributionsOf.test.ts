import { expect, it } from "vitest";
import { testTitle } from "../images/testTitle.ts";
import { attributionsOf } from "./attributionsOf.ts";

const statedBy = [
  { source: "tmdb", ref: "7", url: "https://www.themoviedb.org/tv/7" },
  { source: "tvmaze", ref: "7", url: "https://www.tvmaze.com/shows/7" },
];
const offer = {
  id: 1,
  name: "Lampflix",
  aliases: [],
  sourceType: "SUBSCRIPTION",
  asOf: "2026-03-01",
  region: "US",
};

it("credits no one for the bundle's facts, even if other sources agree", () => {
  expect(attributionsOf(testTitle({ statedBy }), "US")).toEqual([]);
});

it("credits the sources of the displayed fields, with links", () => {
  const title = testTitle({ source: "tvmaze", provenance: { runtime: "tmdb" }, statedBy });
  expect(attributionsOf(title, "US")).toEqual([
    { source: "tvmaze", url: "https://www.tvmaze.com/shows/7" },
    { source: "tmdb", url: "https://www.themoviedb.org/tv/7" },
  ]);
});

it("credits JustWatch if TMDB's offers are displayed", () => {
  const bundled = testTitle({ provenance: { offers: "tmdb" }, statedBy, offers: [offer] });
  expect(attributionsOf(bundled, "US").map(({ source }) => source)).toEqual(["tmdb", "justwatch"]);
  expect(attributionsOf(bundled, "DE").map(({ source }) => source)).toEqual(["tmdb"]);
});
