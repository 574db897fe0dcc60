import type { EndpointId } from "@worthy/contract";
import { FILM, mine, open, shared, SHOW, type PolicyRow } from "./policyRow.ts";

/** Titles, search, services, ratings and what is made of them. */
export const TITLE_ROWS = {
  search: open("/v4/search/?term=wire"),
  searchV3: open("/v3/search/?q=wire"),
  getNode: open(`/v4/nodes/${SHOW}`),
  getShow: open(`/v3/shows/${SHOW}`),
  listSeasons: open(`/v3/shows/${SHOW}/seasons`),
  listEpisodes: open(`/v3/shows/${SHOW}/seasons/${SHOW * 100 + 1}/episodes/`),
  getEpisode: open(`/v3/shows/${SHOW}/episodes/${(SHOW * 100 + 1) * 1000 + 1}`),
  listEpisodeProviders: open(
    `/v3/shows/${SHOW}/seasons/${SHOW * 100 + 1}/episodes/${(SHOW * 100 + 1) * 1000 + 1}/providers`,
  ),
  getNodeDetails: open(`/node/${SHOW}/details`),
  getPerson: open("/casts/101"),
  listPersonNodes: open("/casts/101/nodes"),
  listSources: open("/v1/api/sources"),
  listTitles: open("/public/titles"),
  listLists: open("/public/lists"),
  getList: open("/public/lists/comfort-food/hydrated", {}),
  getMiniList: open("/public/lists/mini/hydrated", {}),
  getComfortFood: open("/public/comfort-food/all/hydrated"),
  listNodeLists: open(`/v3/nodes/${SHOW}/lists`),
  getRankedNode: open(`/nodes/${SHOW}`),
  listProviders: open("/v1/api/providers"),
  // No user, no services: an empty list, and no error.
  listUserProviders: {
    request: ({ userId }) => ({ url: `/v1/users/${userId}/providers` }),
    none: 200,
    stranger: 403,
    owner: 200,
  },
  addUserProvider: mine(({ userId }) => `/v1/users/${userId}/providers`, {
    providerId: 2,
    extras: { plan: "basic" },
  }),
  removeUserProvider: mine(({ userId }) => `/v1/users/${userId}/providers/1`),
  listTopProviders: mine(({ userId }) => `/v1/users/${userId}/providers/top`),
  listTopProviderItems: mine(({ userId }) => `/v2/users/${userId}/providers/top/1/items`),
  getRegion: mine(({ userId }) => `/v1/users/${userId}/region`),
  setRegion: mine(({ userId }) => `/v1/users/${userId}/region`, { region: "GB" }),
  listRatings: mine(({ userId }) => `/v6/users/${userId}/ratings`),
  rateTitle: {
    request: ({ userId }) => ({
      url: "/v6/ratings",
      body: { itemId: FILM, type: "FILM", rating: "LIKE", userId },
    }),
    none: 401,
    stranger: 403,
    owner: 200,
  },
  markRating: mine(({ userId }) => `/v6/users/${userId}/ratings/${SHOW}/misleading`, {
    misleading: true,
  }),
  // A stranger cannot even learn that the rating exists.
  resetRatings: mine(({ userId }) => `/v6/users/${userId}/ratings`),
  deleteRating: {
    request: (_owner, { ratingId }) => ({ url: `/v6/ratings/${ratingId}` }),
    none: 401,
    stranger: 404,
    owner: 200,
  },
  listRecommendations: mine(({ userId }) => `/v3/users/${userId}/recommendations`),
  recommendHome: open("/v5/recommendations", {}),
  recommend: open("/v6/recommendations", {}),
  recommendFromShows: open("/v3/shows/recommendations", { showIds: [SHOW] }),
  recommendLikeShow: open(`/v3/shows/${SHOW}/recommendations`),
  recommendLikeShowFiltered: open(`/v3/shows/${SHOW}/recommendations`, {}),
  recommendLikeMovie: open(`/v3/movies/${FILM}/recommendations`),
  listCombinedRecommendations: shared(
    ({ userId, defaultWatchlistId }) =>
      `/v3/users/${userId}/watchlists/${defaultWatchlistId}/recommendations/combined`,
  ),
  explainScore: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/explanation`),
  listMoods: open("/v1/api/moods"),
  getExampleScore: open("/v1/api/example-score"),
  listTitlesToRate: open("/v1/api/titles-to-rate"),
  getToday: open("/v1/api/today"),
  setNotTonight: mine(({ userId }) => `/v1/users/${userId}/not-tonight/${SHOW}`, { hours: 8 }),
  unsetNotTonight: mine(({ userId }) => `/v1/users/${userId}/not-tonight/${SHOW}`),
} satisfies Partial<Record<EndpointId, PolicyRow>>;
