import { expect, it } from "vitest";
import { listEpisodes, listSeasons } from "./endpoints/titles.ts";
import { listRatings } from "./endpoints/ratings.ts";
import { listRecommendations, recommend } from "./endpoints/recommendations.ts";
import { search, searchV3 } from "./endpoints/search.ts";
import { listWatchlistItems } from "./endpoints/watchlistItems.ts";
import { getWatchlist } from "./endpoints/watchlists.ts";
import { COUNT_LIMIT, DEFAULT_LIMITS, DEFAULT_OFFSET } from "./limits.ts";

it("default limits match the specification", () => {
  expect(DEFAULT_LIMITS).toEqual({
    search: 10,
    page: 50,
    episodes: 50,
    watchlistItems: 5,
    recommendations: 36,
  });
  expect([DEFAULT_OFFSET, COUNT_LIMIT]).toEqual([0, 1]);
});

it("default limits apply to calls that don't set a limit", () => {
  const queries = [
    search,
    searchV3,
    listRatings,
    listSeasons,
    listEpisodes,
    listWatchlistItems,
    listRecommendations,
  ];
  expect(queries.map(({ query }) => query?.parse({}))).toEqual(
    [10, 10, 50, 50, 50, 5, 36].map((limit) => expect.objectContaining({ limit, offset: 0 })),
  );
  expect([getWatchlist.query?.parse({}), recommend.body?.parse({})]).toEqual([
    expect.objectContaining({ limit: 5 }),
    expect.objectContaining({ limit: 36, offset: 0 }),
  ]);
});
