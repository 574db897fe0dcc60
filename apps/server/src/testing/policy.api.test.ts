import { endpoints, type EndpointId } from "@worthy/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "../platform/ids.ts";
import { startTestServer, type TestPerson, type TestServer } from "./testServer.ts";

/** What an endpoint answers to each of those who may ask. */
interface Row {
  /** Address and body in terms of the owner and of what is theirs. */
  request(owner: TestPerson, things: Things): { url: string; body?: unknown };
  none: number;
  stranger: number;
  owner: number;
  /** Somebody with a place on the owner's list, who asks for it as theirs; a stranger, where that is missing. */
  collaborator?: number;
  /** An administrator; a stranger, where that is missing. No role opens another person's data. */
  admin?: number;
  /** It is for registered people: the owner is one here. */
  registered?: true;
}

/** Ids of what is the owner's. */
interface Things {
  ratingId: string;
  /** A link that the owner has asked for. */
  requestId: string;
  /** A device that waits for the owner's word. */
  waitingId: string;
  deviceId: string;
  /** Of an invite to the owner's default list. */
  reference: string;
}

const SHOW = 10_001;
const FILM = 10_201;
const NOBODYS_ID = "d".repeat(12);
const LINK_CODE = "BCDF-GHJK";
const OWNERS_EMAIL = "owner@example.org";

const open = (url: string, body?: unknown): Row => ({ request: () => ({ url, body }), none: 200, stranger: 200, owner: 200 });
const mine = (url: (owner: TestPerson, things: Things) => string, body?: unknown): Row => ({
  request: (owner, things) => ({ url: url(owner, things), body }),
  none: 401,
  stranger: 403,
  owner: 200,
});
/** Of a list: also for those who share it, under their own id. */
const shared = (url: (owner: TestPerson) => string, body?: unknown): Row => ({ ...mine(url, body), collaborator: 200 });

/** Of a list, and its owner's business alone. */
const ownersOf = (url: (owner: TestPerson) => string, body?: unknown): Row => ({ ...mine(url, body), collaborator: 403 });

/** For administrators alone; what they are asked to change is not there, so that the owner's stays as it is. */
const administrators = (url: string, { body, admin = 200 }: { body?: unknown; admin?: number } = {}): Row => ({
  request: () => ({ url, body }),
  none: 401,
  stranger: 403,
  owner: 403,
  admin,
});

/** One row an endpoint: the type makes a missing row an error, and the test below makes it a failure. */
const TABLE: Record<EndpointId, Row> = {
  createUser: open("/v1/users", {}),
  getUser: mine(({ userId }) => `/v1/users/${userId}?include=token`),
  recordSession: mine(({ userId }) => `/v1/users/${userId}/session`),
  getSettings: mine(({ userId }) => `/v1/users/${userId}/settings`),
  putSettings: mine(({ userId }) => `/v1/users/${userId}/settings`, { remindersNotificationsEnabled: false }),
  patchUser: mine(({ userId }) => `/v1/users/${userId}`, { email: OWNERS_EMAIL }),
  updateIdentifier: mine(({ userId }) => `/v1/users/${userId}/identifier`, { source: "WEB", fingerprint: "random-1234" }),
  getAccountInformation: mine(({ userId }) => `/v1/users/${userId}/accountInformation`),
  updateAccountInformation: mine(({ userId }) => `/v1/users/${userId}/accountInformation`, { displayName: "Somebody" }),
  getProfile: mine(({ userId }) => `/v1/users/${userId}/profile`),
  updateProfile: mine(({ userId }) => `/v1/users/${userId}/profile`, { profileName: "Somebody", genres: ["Drama"] }),
  // Each gets it for their own account, if that is new; an administrator is registered.
  grantB2bProfile: { request: () => ({ url: "/v1/me/roles/b2b-profile?appMode=DEMO" }), none: 401, stranger: 200, owner: 200, admin: 403 },
  listCannedProfiles: open("/v1/canned-profiles?appMode=DEMO"),
  cloneCannedProfile: open("/v1/canned-profiles/vera/clone?appMode=DEMO"),
  // Nobody else has said that this address is theirs.
  requestEmailLink: { request: () => ({ url: "/v1/api/auth/emailtoken", body: { email: OWNERS_EMAIL } }), none: 401, stranger: 417, owner: 200 },
  getEmailLink: { request: (_owner, { requestId }) => ({ url: `/v1/api/auth/emailtoken/${requestId}` }), none: 401, stranger: 404, owner: 200 },
  // There is something to collect only once the device was let in.
  collectSignIn: { request: (_owner, { requestId }) => ({ url: `/v1/api/auth/emailtoken/${requestId}/collect` }), none: 401, stranger: 404, owner: 404 },
  // Here a token says who may, and this one is nobody's.
  authenticate: { request: () => ({ url: "/v1/api/auth/authentication?token=nobodys" }), none: 410, stranger: 410, owner: 410 },
  listSignInRequests: mine(({ userId }) => `/v1/users/${userId}/sign-in-requests`),
  answerSignInRequest: mine(({ userId }, { waitingId }) => `/v1/users/${userId}/sign-in-requests/${waitingId}/answer`, { approved: true }),
  // The owner gets as far as the bearer, which is nobody's.
  bringDeviceHistory: { ...mine(({ userId }) => `/v1/users/${userId}/device-history`, { token: "nobodys" }), owner: 404 },
  listDevices: mine(({ userId }) => `/v1/users/${userId}/devices`),
  signOutDevice: mine(({ userId }, { deviceId }) => `/v1/users/${userId}/devices/${deviceId}`),
  signOutOtherDevices: mine(({ userId }) => `/v1/users/${userId}/devices`),
  logout: mine(({ userId }) => `/v1/users/${userId}/logout`),
  startLink: open("/v1/api/auth/link", { source: "TV", deviceLabel: "Living room" }),
  // Device accounts link nothing: that takes a registered one, and the code says which screen.
  lookAtLink: { request: () => ({ url: "/v1/api/auth/link/look", body: { code: LINK_CODE } }), none: 401, stranger: 403, owner: 200, admin: 200, registered: true },
  answerLink: {
    request: () => ({ url: "/v1/api/auth/link/answer", body: { code: LINK_CODE, confirm: true } }),
    none: 401,
    stranger: 403,
    owner: 200,
    admin: 200,
    registered: true,
  },
  collectLink: { request: () => ({ url: "/v1/api/auth/link/collect", body: { collectToken: "a".repeat(43) } }), none: 404, stranger: 404, owner: 404 },
  search: open("/v4/search/?term=wire"),
  searchV3: open("/v3/search/?q=wire"),
  getNode: open(`/v4/nodes/${SHOW}`),
  getShow: open(`/v3/shows/${SHOW}`),
  listSeasons: open(`/v3/shows/${SHOW}/seasons`),
  listEpisodes: open(`/v3/shows/${SHOW}/seasons/${SHOW * 100 + 1}/episodes/`),
  getEpisode: open(`/v3/shows/${SHOW}/episodes/${(SHOW * 100 + 1) * 1000 + 1}`),
  listEpisodeProviders: open(`/v3/shows/${SHOW}/seasons/${SHOW * 100 + 1}/episodes/${(SHOW * 100 + 1) * 1000 + 1}/providers`),
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
  deleteRating: { request: (_owner, { ratingId }) => ({ url: `/v6/ratings/${ratingId}` }), none: 401, stranger: 404, owner: 200 },
  listRecommendations: mine(({ userId }) => `/v3/users/${userId}/recommendations`),
  recommendHome: open("/v5/recommendations", {}),
  recommend: open("/v6/recommendations", {}),
  recommendFromShows: open("/v3/shows/recommendations", { showIds: [SHOW] }),
  recommendLikeShow: open(`/v3/shows/${SHOW}/recommendations`),
  recommendLikeShowFiltered: open(`/v3/shows/${SHOW}/recommendations`, {}),
  recommendLikeMovie: open(`/v3/movies/${FILM}/recommendations`),
  listCombinedRecommendations: shared(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/recommendations/combined`),
  explainScore: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/explanation`),
  listMoods: open("/v1/api/moods"),
  listTitlesToRate: open("/v1/api/titles-to-rate"),
  listWatchlists: mine(({ userId }) => `/v3/users/${userId}/watchlists`),
  getWatchlist: shared(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}`),
  listWatchlistItems: shared(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/items`),
  addWatchlistItem: shared(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/items`, { itemId: FILM }),
  removeWatchlistItem: shared(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/items/${SHOW}`),
  // The owner names and colours a list.
  updateWatchlist: {
    ...mine(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}`, { name: "Renamed", position: 3, items: [SHOW] }),
    collaborator: 403,
  },
  createWatchlist: mine(({ userId }) => `/v3/users/${userId}/watchlists`, { name: "Friday night", items: [FILM] }),
  setDefaultWatchlist: shared(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/default`),
  moveWatchlistItem: shared(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/items/${SHOW}`, { after: null }),
  clearItemUpdates: shared(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/item-updates`),
  markAllViewed: mine(({ userId }) => `/v3/users/${userId}/watchlists/viewed`),
  listWatchlistItemIds: shared(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/item-ids`),
  getFilterCounts: shared(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/filter-counts`),
  listWatchlistActivity: shared(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/activity`),
  getWatchlistSort: shared(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/sorts/NAME`),
  setWatchlistSort: shared(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/sorts/YEAR`),
  getInvite: { request: (_owner, { reference }) => ({ url: `/v1/api/invites/${reference}` }), none: 200, stranger: 200, owner: 200 },
  createInviteReference: ownersOf(({ userId, defaultWatchlistId }) => `/v1/users/${userId}/watchlists/${defaultWatchlistId}/invites/reference`, {}),
  endInviteReference: ownersOf(({ userId, defaultWatchlistId }) => `/v1/users/${userId}/watchlists/${defaultWatchlistId}/invites/reference`),
  inviteNewUser: ownersOf(({ userId, defaultWatchlistId }) => `/v1/users/${userId}/watchlists/${defaultWatchlistId}/invite/newuser`, { email: "new@example.org" }),
  // Only friends are invited by name, and nobody has this one.
  inviteUser: { ...ownersOf(({ userId, defaultWatchlistId }) => `/v1/users/${userId}/watchlists/${defaultWatchlistId}/invites/user/${NOBODYS_ID}`), owner: 404 },
  acknowledgeInvite: shared(({ userId, defaultWatchlistId }) => `/v1/users/${userId}/watchlists/invites/acknowledge/${defaultWatchlistId}`),
  // Owners are not invited; who has accepted stays, and leaves instead of declining.
  acceptInvite: { ...shared(({ userId, defaultWatchlistId }) => `/v1/users/${userId}/watchlists/${defaultWatchlistId}/invites/accept`), owner: 403 },
  declineInvite: { ...shared(({ userId, defaultWatchlistId }) => `/v1/users/${userId}/watchlists/${defaultWatchlistId}/invites/decline`), owner: 403, collaborator: 409 },
  removeCollaborator: { ...ownersOf(({ userId, defaultWatchlistId }) => `/v1/users/${userId}/watchlists/${defaultWatchlistId}/collabs/${NOBODYS_ID}`), owner: 404 },
  pickForUs: shared(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/recommendations/us`),
  getListServices: shared(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}/services`),
  resetRatings: mine(({ userId }) => `/v6/users/${userId}/ratings`),
  listFriends: mine(({ userId }) => `/v1/users/${userId}/friends`),
  // Nothing is between the owner and nobody.
  requestFriend: { ...mine(({ userId }) => `/v1/users/${userId}/friends`, { userId: NOBODYS_ID }), owner: 404 },
  createFriendReference: mine(({ userId }) => `/v1/users/${userId}/friends/invite-reference`, {}),
  redeemFriendInvite: { ...mine(({ userId }, { reference }) => `/v1/users/${userId}/friends/invites/${reference}`, { action: "accept" }), owner: 404 },
  answerFriend: { ...mine(({ userId }) => `/v1/users/${userId}/friends/${NOBODYS_ID}/answer`, { action: "accept" }), owner: 404 },
  removeFriend: { ...mine(({ userId }) => `/v1/users/${userId}/friends/${NOBODYS_ID}`), owner: 404 },
  blockPerson: { ...mine(({ userId }) => `/v1/users/${userId}/friends/${NOBODYS_ID}/block`), owner: 404 },
  unblockPerson: { ...mine(({ userId }) => `/v1/users/${userId}/friends/${NOBODYS_ID}/block`), owner: 404 },
  getTasteMatch: { ...mine(({ userId }) => `/v1/users/${userId}/friends/${NOBODYS_ID}/taste-match`), owner: 404 },
  sendTitle: { ...mine(({ userId }) => `/v1/users/${userId}/friend-messages`, { kind: "RECOMMENDATION", itemId: SHOW, friendIds: [NOBODYS_ID] }), owner: 404 },
  listFriendMessages: mine(({ userId }) => `/v1/users/${userId}/friend-messages`),
  answerFriendMessage: { ...mine(({ userId }) => `/v1/users/${userId}/friend-messages/${NOBODYS_ID}/answer`, { answer: "Yes." }), owner: 404 },
  deleteFriendMessage: { ...mine(({ userId }) => `/v1/users/${userId}/friend-messages/${NOBODYS_ID}`), owner: 404 },
  listFriendRatings: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/friends`),
  listSeenEpisodes: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/seen`),
  markEpisodesSeen: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/seasons/1/seen`, { episodes: [1, 2] }),
  unmarkEpisodesSeen: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/seasons/1/seen`),
  markTitleSeen: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/seen`),
  unmarkTitleSeen: mine(({ userId }) => `/v1/users/${userId}/titles/${SHOW}/seen`),
  listContinueWatching: mine(({ userId }) => `/v1/users/${userId}/continue-watching`),
  reportTitle: open(`/v1/api/titles/${SHOW}/reports`, { fields: ["DATES"], text: "It ended a year later." }),
  recordEvents: open("/api/event", { events: [] }),
  listExperiments: open("/v1/api/experiments"),
  getNumbers: administrators("/v1/api/admin/numbers"),
  exportNumbers: administrators("/v1/api/admin/numbers.csv"),
  listFaults: administrators("/v1/api/admin/faults"),
  removeFault: administrators(`/v1/api/admin/faults/${"0".repeat(64)}`, { admin: 404 }),
  listPeople: administrators("/v1/api/admin/people"),
  lockPerson: administrators(`/v1/api/admin/people/${NOBODYS_ID}/lock`, { body: { locked: true }, admin: 404 }),
  signOutPerson: administrators(`/v1/api/admin/people/${NOBODYS_ID}/devices`, { admin: 404 }),
  erasePerson: administrators(`/v1/api/admin/people/${NOBODYS_ID}`, { body: { confirm: "DELETE" }, admin: 404 }),
  listAdminActs: administrators("/v1/api/admin/acts"),
  listReports: administrators("/v1/api/admin/reports"),
  removeReport: administrators("/v1/api/admin/reports/9007199254740000", { admin: 404 }),
  listCorrections: administrators("/v1/api/admin/corrections"),
  getTitleFacts: administrators(`/v1/api/admin/titles/${SHOW}/facts`),
  correctFact: administrators(`/v1/api/admin/titles/${SHOW}/facts/runtime`, { body: { value: 58 } }),
  removeCorrection: administrators(`/v1/api/admin/titles/${SHOW}/facts/runtime`),
  listCuratedLists: administrators("/v1/api/admin/lists"),
  putCuratedList: administrators("/v1/api/admin/lists/club-night", { body: { name: "Club night", titleIds: [SHOW] } }),
  deleteCuratedList: administrators("/v1/api/admin/lists/nobodys-list", { admin: 404 }),
  getJobs: administrators("/v1/api/admin/jobs"),
  startImport: administrators("/v1/api/admin/imports", { body: { source: "tvmaze" } }),
  setImports: administrators("/v1/api/admin/imports", { body: { paused: true } }),
  rollBackModel: administrators("/v1/api/admin/models/rollback", { admin: 404 }),
  putExperiment: administrators("/v1/api/admin/experiments/searchPlaceholder", { body: { variants: [{ name: "0", weight: 2 }] } }),
  // Last, since the list is gone afterwards. The owner alone deletes it.
  deleteWatchlist: { ...mine(({ userId, defaultWatchlistId }) => `/v3/users/${userId}/watchlists/${defaultWatchlistId}`), collaborator: 403 },
  exportUser: mine(({ userId }) => `/v1/users/${userId}/export`),
  // Last: there is no owner afterwards.
  deleteUser: mine(({ userId }) => `/v1/users/${userId}`, { confirm: "DELETE" }),
};

let server: TestServer;
let owner: TestPerson;
let stranger: TestPerson;
let collaborator: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [owner, stranger, collaborator, admin] = [await server.newPerson(), await server.newPerson(), await server.newPerson(), await server.newPerson()];
  await server.sql`insert into memberships (user_id, watchlist_id, state) values (${collaborator.userId}, ${owner.defaultWatchlistId}, 'ACCEPTED')`;
  for (const { userId } of [owner, collaborator])
    await server.sql`insert into emails (user_id, email, email_key) values (${userId}, ${`${userId}@example.org`}, ${`${userId}@example.org`})`;
  await server.sql`update users set roles = '{ROLE_USER,ROLE_ADMIN}', life_cycle = 'REGISTERED' where user_id = ${admin.userId}`;
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
  user: await server.sql`select * from users where user_id = ${owner.userId}`,
  profile: await server.sql`select * from user_profiles where user_id = ${owner.userId}`,
  emails:
    await server.sql`select email, email_key from emails where user_id = ${owner.userId} union all select email, email_key from pending_emails where user_id = ${owner.userId}`,
  devices: await server.sql`select token_hash, label, source, installation_id from bearers where user_id = ${owner.userId} order by token_hash`,
  references: await server.sql`select * from invite_references where inviter_id = ${owner.userId}`,
  friends: await server.sql`select * from friendships where ${owner.userId} in (user_id, friend_id)`,
  links: await server.sql`select * from sign_in_links where user_id = ${owner.userId} or redeemed_by = ${owner.userId} order by token_hash`,
});

const LATER = new Date(Date.now() + 3_600_000);

/** The owner's devices and links as they were: some calls end them. */
async function givenDevices(): Promise<Omit<Things, "ratingId" | "reference">> {
  const [requestId, waitingId, deviceId] = ["a".repeat(12), "b".repeat(12), "c".repeat(12)];
  const link = {
    purpose: "SIGN_IN",
    email: OWNERS_EMAIL,
    emailKey: OWNERS_EMAIL,
    bearerHash: "0".repeat(64),
    deviceLabel: "Chrome on Linux",
    matchingCode: "42",
    createdAt: new Date(),
    expiresAt: LATER,
  };
  await server.sql`delete from sign_in_links`;
  await server.sql`insert into sign_in_links ${server.sql({ ...link, tokenHash: "1".repeat(64), requestId, userId: owner.userId })}`;
  const waiting = { ...link, tokenHash: "2".repeat(64), requestId: waitingId, userId: "somebodyelse", approval: "PENDING", redeemedAt: new Date(), redeemedBy: owner.userId };
  await server.sql`insert into sign_in_links ${server.sql(waiting)}`;
  await server.sql`insert into bearers (user_id, token_hash) values (${owner.userId}, ${sha256(owner.token)}) on conflict do nothing`;
  await server.sql`insert into bearers (user_id, token_hash, bearer_id) values (${owner.userId}, ${"3".repeat(64)}, ${deviceId}) on conflict do nothing`;
  await server.call("PATCH", `/v1/users/${owner.userId}`, { as: owner, body: { email: OWNERS_EMAIL } });
  return { requestId, waitingId, deviceId };
}

const REFERENCE = "R".repeat(24);

/** A screen that waits to be signed in. */
async function givenScreen(): Promise<void> {
  const request = { tokenHash: "4".repeat(64), codeHash: sha256(LINK_CODE.replace("-", "")), collectHash: "5".repeat(64) };
  await server.sql`delete from action_tokens`;
  await server.sql`insert into action_tokens ${server.sql({ ...request, source: "TV", deviceLabel: "Living room", createdAt: new Date(), expiresAt: LATER })}`;
}

async function givenThings(): Promise<Things> {
  await givenScreen();
  await server.sql`delete from invite_references`;
  await server.sql`
    insert into invite_references (reference, kind, inviter_id, watchlist_id, expires_at) values (${REFERENCE}, 'LIST', ${owner.userId}, ${owner.defaultWatchlistId}, ${LATER})`;
  const devices = await givenDevices();
  const { body } = await server.call("POST", "/v6/ratings", { as: owner, body: { itemId: SHOW, type: "TV_SHOW", rating: "LOVE" } });
  await server.call("PUT", `/v1/users/${owner.userId}/titles/${SHOW}/seasons/1/seen`, { as: owner, body: { episodes: [3] } });
  await server.call("POST", `/v1/users/${owner.userId}/providers`, { as: owner, body: { providerId: 1 } });
  return { ...devices, ratingId: body.id, reference: REFERENCE };
}

describe("who may call what", () => {
  it("has a row for every endpoint", () => {
    expect(Object.keys(TABLE).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  describe.each(Object.entries(TABLE))("%s", (id, row) => {
    const { method } = endpoints[id as EndpointId]; // keys of the table are endpoint ids

    const setRoles = (roles: string[]) => server.sql`update users set roles = ${roles} where user_id = ${owner.userId}`;
    beforeAll(async () => row.registered && void (await setRoles(["ROLE_USER"])));
    afterAll(async () => row.registered && void (await setRoles([])));

    const { none, stranger: strangers, collaborator: collaborators = strangers, admin: admins = strangers } = row;

    it(`answers ${none} to nobody, ${strangers} to a stranger, ${admins} to an administrator, and none of them changes anything of the owner's`, async () => {
      const things = await givenThings();
      const before = await stored();
      const { url, body } = row.request(owner, things);
      expect((await server.call(method, url, { body })).status).toBe(none);
      expect((await server.call(method, url, { body, as: stranger })).status).toBe(strangers);
      expect((await server.call(method, url, { body, as: admin })).status).toBe(admins);
      // Who shares a list reads nothing else of its owner, and the list not as its owner.
      expect((await server.call(method, url, { body, as: collaborator })).status).toBe(strangers);
      expect((await server.call(method, url, { body, headers: { authorization: "Bearer forged" } })).status).toBe(401);
      expect(await stored()).toEqual(before);
    });

    it(`answers ${row.owner} to the owner, ${collaborators} to a collaborator`, async () => {
      let things = await givenThings();
      if (row.collaborator !== undefined) {
        const { url, body } = row.request({ ...collaborator, defaultWatchlistId: owner.defaultWatchlistId }, things);
        expect((await server.call(method, url, { body, as: collaborator })).status).toBe(collaborators);
        const asStranger = row.request({ ...stranger, defaultWatchlistId: owner.defaultWatchlistId }, things);
        expect((await server.call(method, asStranger.url, { body: asStranger.body, as: stranger })).status).toBe(404);
        things = await givenThings();
      }
      const { url, body } = row.request(owner, things);
      expect((await server.call(method, url, { body, as: owner })).status).toBe(row.owner);
    });
  });

  it("does not take the session cookie for a bearer", async () => {
    const { status } = await server.call("GET", `/v1/users/${owner.userId}`, { headers: { cookie: `worthy=${owner.token}` } });
    expect(status).toBe(401);
  });

  it("keeps bearers only as hashes", async () => {
    const rows = await server.sql<{ tokenHash: string }[]>`select token_hash from bearers where user_id = ${stranger.userId}`;
    expect(rows).toHaveLength(1);
    expect(rows[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(rows[0]?.tokenHash).not.toContain(stranger.token.slice(12));
  });
});
