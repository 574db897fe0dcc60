import { endpoints, type EndpointId } from "@worthy/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestPerson, type TestServer } from "./testServer.ts";

/** What each endpoint answers to nobody, to a stranger and to the owner of the thing named. */
interface Row {
  /** Address and body in terms of the owner. */
  request(owner: TestPerson, ratingId: string): { url: string; body?: unknown };
  none: number;
  stranger: number;
  owner: number;
}

const SHOW = 10_001;
const FILM = 10_201;

const open = (url: string, body?: unknown): Row => ({ request: () => ({ url, body }), none: 200, stranger: 200, owner: 200 });
const mine = (url: (owner: TestPerson) => string, body?: unknown): Row => ({ request: (owner) => ({ url: url(owner), body }), none: 401, stranger: 403, owner: 200 });

/** One row an endpoint: the type makes a missing row an error, and the test below makes it a failure. */
const TABLE: Record<EndpointId, Row> = {
  createUser: open("/v1/users", {}),
  getUser: mine(({ userId }) => `/v1/users/${userId}?include=token`),
  recordSession: mine(({ userId }) => `/v1/users/${userId}/session`),
  getSettings: mine(({ userId }) => `/v1/users/${userId}/settings`),
  putSettings: mine(({ userId }) => `/v1/users/${userId}/settings`, { remindersNotificationsEnabled: false }),
  search: open("/v4/search/?term=wire"),
  searchV3: open("/v3/search/?q=wire"),
  getNode: open(`/v4/nodes/${SHOW}`),
  getShow: open(`/v3/shows/${SHOW}`),
  listSeasons: open(`/v3/shows/${SHOW}/seasons`),
  listEpisodes: open(`/v3/shows/${SHOW}/seasons/${SHOW * 100 + 1}/episodes/`),
  listEpisodeProviders: open(`/v3/shows/${SHOW}/seasons/${SHOW * 100 + 1}/episodes/${(SHOW * 100 + 1) * 1000 + 1}/providers`),
  getNodeDetails: open(`/node/${SHOW}/details`),
  getPerson: open("/casts/101"),
  listPersonNodes: open("/casts/101/nodes"),
  listSources: open("/v1/api/sources"),
  listLists: open("/public/lists"),
  getList: open("/public/lists/comfort-food/hydrated", {}),
  getMiniList: open("/public/lists/mini/hydrated", {}),
  getComfortFood: open("/public/comfort-food/all/hydrated"),
  listNodeLists: open(`/v3/nodes/${SHOW}/lists`),
  getRankedNode: open(`/nodes/${SHOW}`),
  listProviders: open("/v1/api/providers"),
  // No user, no services: an empty list, and no error.
  listUserProviders: { request: ({ userId }) => ({ url: `/v1/users/${userId}/providers` }), none: 200, stranger: 403, owner: 200 },
  addUserProvider: mine(({ userId }) => `/v1/users/${userId}/providers`, { providerId: 2, extras: { plan: "basic" } }),
  removeUserProvider: mine(({ userId }) => `/v1/users/${userId}/providers/1`),
  listTopProviders: mine(({ userId }) => `/v1/users/${userId}/providers/top`),
  listTopProviderItems: mine(({ userId }) => `/v2/users/${userId}/providers/top/1/items`),
  getRegion: mine(({ userId }) => `/v1/users/${userId}/region`),
  setRegion: mine(({ userId }) => `/v1/users/${userId}/region`, { region: "GB" }),
  listRatings: mine(({ userId }) => `/v6/users/${userId}/ratings`),
  rateTitle: { request: ({ userId }) => ({ url: "/v6/ratings", body: { itemId: FILM, type: "FILM", rating: "LIKE", userId } }), none: 401, stranger: 403, owner: 200 },
  // A stranger cannot even learn that the rating exists.
  deleteRating: { request: (_owner, ratingId) => ({ url: `/v6/ratings/${ratingId}` }), none: 401, stranger: 404, owner: 200 },
  listRecommendations: mine(({ userId }) => `/v3/users/${userId}/recommendations`),
  recommendHome: open("/v5/recommendations", {}),
  recommend: open("/v6/recommendations", {}),
  recommendFromShows: open("/v3/shows/recommendations", { showIds: [SHOW] }),
  recommendLikeShow: open(`/v3/shows/${SHOW}/recommendations`),
  recommendLikeShowFiltered: open(`/v3/shows/${SHOW}/recommendations`, {}),
  recommendLikeMovie: open(`/v3/movies/${FILM}/recommendations`),
  listCombinedRecommendations: mine(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/recommendations/combined`),
  explainScore: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/explanation`),
  listMoods: open("/v1/api/moods"),
  listTitlesToRate: open("/v1/api/titles-to-rate"),
  listWatchlists: mine(({ userId }) => `/v3/users/${userId}/watchlists`),
  getWatchlist: mine(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}`),
  listWatchlistItems: mine(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/items`),
  addWatchlistItem: mine(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/items`, { itemId: FILM }),
  removeWatchlistItem: mine(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/items/${SHOW}`),
  updateWatchlist: mine(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}`, { name: "Renamed", position: 3, items: [SHOW] }),
  getWatchlistSort: mine(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/sorts/NAME`),
  setWatchlistSort: mine(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/sorts/YEAR`),
  listSeenEpisodes: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/seen`),
  markEpisodesSeen: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/seasons/1/seen`, { episodes: [1, 2] }),
  unmarkEpisodesSeen: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/seasons/1/seen`),
  reportTitle: open(`/v1/api/titles/${SHOW}/reports`, { fields: ["DATES"], text: "It ended a year later." }),
  recordEvents: open("/api/event", { events: [] }),
};

let server: TestServer;
let owner: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.newPerson();
  stranger = await server.newPerson();
});
afterAll(() => server.close());

/** What is stored of the owner, whole. */
const stored = async () => ({
  ratings: await server.sql`select * from ratings where user_id = ${owner.userId} order by item_id`,
  items: await server.sql`select * from watchlist_items where watchlist_id = ${owner.defaultWatchlistId} order by item_id`,
  lists: await server.sql`select * from watchlists join memberships using (watchlist_id) where user_id = ${owner.userId}`,
  seen: await server.sql`select * from seen_episodes where user_id = ${owner.userId} order by season, episode`,
  services: await server.sql`select * from user_providers where user_id = ${owner.userId} order by provider_id`,
  settings: await server.sql`select * from user_settings where user_id = ${owner.userId}`,
  user: await server.sql`select ratings_version, login_count from users where user_id = ${owner.userId}`,
});

async function givenThings(): Promise<string> {
  const { body } = await server.call("POST", "/v6/ratings", { as: owner, body: { itemId: SHOW, type: "TV_SHOW", rating: "LOVE" } });
  await server.call("PUT", `/v1/users/${owner.userId}/titles/${SHOW}/seasons/1/seen`, { as: owner, body: { episodes: [3] } });
  await server.call("POST", `/v1/users/${owner.userId}/providers`, { as: owner, body: { providerId: 1 } });
  return body.id;
}

describe("who may call what", () => {
  it("has a row for every endpoint", () => {
    expect(Object.keys(TABLE).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  describe.each(Object.entries(TABLE))("%s", (id, row) => {
    const { method } = endpoints[id as EndpointId]; // keys of the table are endpoint ids

    it(`answers ${row.none} to nobody and ${row.stranger} to a stranger, and neither changes anything of the owner's`, async () => {
      const ratingId = await givenThings();
      const before = await stored();
      const { url, body } = row.request(owner, ratingId);
      expect((await server.call(method, url, { body })).status).toBe(row.none);
      expect((await server.call(method, url, { body, as: stranger })).status).toBe(row.stranger);
      expect((await server.call(method, url, { body, headers: { authorization: "Bearer forged" } })).status).toBe(401);
      expect(await stored()).toEqual(before);
    });

    it(`answers ${row.owner} to the owner`, async () => {
      const ratingId = await givenThings();
      const { url, body } = row.request(owner, ratingId);
      expect((await server.call(method, url, { body, as: owner })).status).toBe(row.owner);
    });
  });

  it("does not take the session cookie for a bearer", async () => {
    const { status } = await server.call("GET", `/v1/users/${owner.userId}`, { headers: { cookie: `worthy=${owner.token}` } });
    expect(status).toBe(401);
  });

  it("keeps bearers only as hashes", async () => {
    const rows = await server.sql<{ tokenHash: string }[]>`select token_hash from bearers where user_id = ${owner.userId}`;
    expect(rows).toHaveLength(1);
    expect(rows[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(rows[0]?.tokenHash).not.toContain(owner.token.slice(12));
  });
});
