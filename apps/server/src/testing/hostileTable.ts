import type { EndpointId } from "@worthy/contract";
import type { FieldKind } from "./hostileValues.ts";
import type { TestPerson } from "./testServer.ts";

/** What a right request to an endpoint needs to exist. */
export interface Given {
  owner: TestPerson;
  /** Asks what only administrators may. */
  admin: TestPerson;
  ratingId: string;
}

/** One endpoint: what it takes, by kind, and what a right request looks like. */
export interface HostileRow {
  /** Values of the path that are right. */
  params?(given: Given): Record<string, string | number>;
  /** Ids of the path are words: what is well formed may just not exist. */
  textIds?: true;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, FieldKind>>;
  /** A right body; where there is one, a missing body is wrong. */
  right?: Record<string, unknown>;
  /** What a right address asks, where something must stand there. */
  rightQuery?: Readonly<Record<string, string>>;
  /** Nobody is signed in any more after a right request. */
  ends?: true;
  /** What a right request is answered with, where that is not 200: what it names is not there. */
  answers?: number;
}

const SHOW = 10_001;
const FILM = 10_201;

const paging = { limit: "count", offset: "count" } as const;
const model = {
  refreshResults: "flag",
  flushPredictions: "flag",
  model: "text",
  bucket: "text",
  includeSeen: "flag",
} as const;
const filters = {
  sort: "choice",
  genres: "list",
  airDates: "ranges",
  streamingProviders: "list",
  runTimes: "ranges",
  contentRatings: "list",
  tags: "list",
  nodeType: "kind",
  mediaTypes: "mediaTypes",
} as const;
const wish = {
  ...paging,
  ...model,
  seenItems: "itemIds",
  seenCtas: "list",
  refinement: "refinement",
  filters: "filters",
  nodeType: "kind",
} as const;
const search = {
  term: "text",
  q: "text",
  ...paging,
  searchCast: "flag",
  nodeType: "kind",
  mediaTypes: "mediaTypes",
  sortOrder: "choice",
  once: "flag",
  bucket: "text",
} as const;
const listWish = { ...paging, nodeType: "kind", seenItems: "itemIds" } as const;
const itemFilter = {
  nodeType: "kind",
  genres: "list",
  streamingProviders: "list",
  runTimes: "ranges",
  seen: "choice",
} as const;
const settings = {
  featuresUpdatesNotificationsEnabled: "boolean",
  implicitWatchlistAddEnabled: "boolean",
  recommendationsNotificationsEnabled: "boolean",
  remindersNotificationsEnabled: "boolean",
  shareRatingsWithFriendsEnabled: "boolean",
} as const;

const person = ({ owner }: Given) => ({ userId: owner.userId });
const list = ({ owner }: Given) => ({
  userId: owner.userId,
  watchlistId: owner.defaultWatchlistId,
});
const season = ({ owner }: Given) => ({ userId: owner.userId, id: SHOW, seasonNumber: 1 });
const show = () => ({ id: SHOW });
const film = () => ({ id: FILM });
const castMember = () => ({ id: 101 });

const NO_TITLE = 9_007_199_254_740_000;
const NOBODYS_ID = "a".repeat(12);
const REFERENCE = "R".repeat(24);
const friend = (given: Given) => ({ ...person(given), friendId: NOBODYS_ID });
/** A block of somebody unknown is kept: the others have to find nothing. */
const blocked = (given: Given) => ({ ...person(given), friendId: "b".repeat(12) });
const nobody = () => ({ personId: NOBODYS_ID });
const request = () => ({ requestId: NOBODYS_ID });

/** The type makes a missing endpoint an error, and hostileInput.api.test.ts makes a missing field a failure. */
export const HOSTILE_TABLE: Record<EndpointId, HostileRow> = {
  createUser: { body: { role: "text" } },
  getUser: { params: person, query: { include: "text" } },
  recordSession: { params: person },
  getSettings: { params: person },
  putSettings: { params: person, body: settings, right: {} },
  patchUser: { params: person, body: { email: "email" }, right: {} },
  updateIdentifier: {
    params: person,
    body: { identifier: "text", source: "choice", fingerprint: "fingerprint" },
    right: { source: "WEB" },
  },
  getAccountInformation: { params: person },
  updateAccountInformation: {
    params: person,
    body: { displayName: "textOrNull", email: "email", phoneNumber: "phoneNumber" },
    right: {},
  },
  getProfile: { params: person },
  updateProfile: {
    params: person,
    body: {
      profileName: "textOrNull",
      profileImage: "picture",
      firstName: "textOrNull",
      lastName: "textOrNull",
      genres: "choices",
      settings: "profileSettings",
    },
    right: {},
  },
  grantB2bProfile: { query: { appMode: "choice" }, rightQuery: { appMode: "DEMO" } },
  listCannedProfiles: { query: { ...paging, appMode: "choice" }, rightQuery: { appMode: "DEMO" } },
  cloneCannedProfile: {
    params: () => ({ profileId: "vera" }),
    textIds: true,
    query: { appMode: "choice" },
    rightQuery: { appMode: "DEMO" },
  },
  requestEmailLink: {
    body: { email: "email", authDeviceType: "choice" },
    right: { email: "nobody@example.org" },
    answers: 417,
  },
  getEmailLink: { params: request, textIds: true, answers: 404 },
  collectSignIn: { params: request, textIds: true, answers: 404 },
  authenticate: {
    query: {
      token: "token",
      type: "text",
      platform: "choice",
      redirectUrl: "text",
      sessionId: "text",
    },
    rightQuery: { token: "unknown" },
    answers: 410,
  },
  listSignInRequests: { params: person, query: paging },
  answerSignInRequest: {
    params: (given) => ({ ...person(given), ...request() }),
    textIds: true,
    body: { approved: "boolean" },
    right: {},
    answers: 404,
  },
  bringDeviceHistory: {
    params: person,
    body: { token: "token" },
    right: { token: "unknown" },
    answers: 404,
  },
  listDevices: { params: person, query: paging },
  signOutDevice: {
    params: (given) => ({ ...person(given), deviceId: NOBODYS_ID }),
    textIds: true,
    answers: 404,
  },
  signOutOtherDevices: { params: person },
  startLink: { body: { source: "choice", deviceLabel: "text" } },
  lookAtLink: { body: { token: "text", code: "text" }, right: { code: "BCDF-GHJK" }, answers: 403 },
  answerLink: {
    body: { token: "text", code: "text", confirm: "boolean" },
    right: { code: "BCDF-GHJK", confirm: true },
    answers: 403,
  },
  collectLink: { body: { collectToken: "text" }, right: { collectToken: "a" }, answers: 404 },
  search: { query: search },
  searchV3: { query: search },
  getNode: { params: show },
  getShow: { params: show },
  listSeasons: { params: show, query: paging },
  listEpisodes: { params: () => ({ id: SHOW, seasonId: SHOW * 100 + 1 }), query: paging },
  getEpisode: { params: () => ({ id: SHOW, episodeId: (SHOW * 100 + 1) * 1000 + 1 }) },
  listEpisodeProviders: {
    params: () => ({ id: SHOW, seasonId: SHOW * 100 + 1, episodeId: (SHOW * 100 + 1) * 1000 + 1 }),
    query: paging,
  },
  getNodeDetails: { params: show },
  getPerson: { params: castMember },
  listPersonNodes: { params: castMember, query: paging },
  listSources: {},
  listTitles: { query: { page: "count" } },
  listLists: { query: { ...paging, kind: "choice", group: "choice" } },
  getList: { params: () => ({ id: "comfort-food" }), textIds: true, body: listWish },
  getMiniList: { body: listWish },
  getComfortFood: { params: () => ({ id: "all" }), textIds: true, query: paging },
  listNodeLists: { params: show, query: paging },
  getRankedNode: { params: film },
  listProviders: {},
  listUserProviders: { params: person },
  addUserProvider: {
    params: person,
    body: { providerId: "itemId", userId: "userId", extras: "extras", addRemoveType: "choice" },
    right: { providerId: 1 },
  },
  removeUserProvider: { params: (given) => ({ ...person(given), providerId: 1 }) },
  listTopProviders: { params: person, query: { ...paging, airDate: "choice" } },
  listTopProviderItems: {
    params: (given) => ({ ...person(given), providerId: 1 }),
    query: { ...paging, airDate: "choice" },
  },
  getRegion: { params: person },
  setRegion: { params: person, body: { region: "region" }, right: { region: null } },
  listRatings: {
    params: person,
    query: {
      ...paging,
      ratings: "ratings",
      ratingFilter: "choice",
      nodeType: "kind",
      term: "text",
      titles: "flag",
    },
  },
  rateTitle: {
    body: {
      rating: "rating",
      itemId: "itemId",
      type: "choice",
      userId: "userId",
      ratedLocation: "choice",
    },
    right: { rating: "LIKE", itemId: FILM, type: "FILM" },
  },
  deleteRating: { params: ({ ratingId }) => ({ ratingId }) },
  listRecommendations: {
    params: person,
    query: { ...paging, ...model, ...filters, ratingFilter: "choice" },
  },
  recommendHome: { body: wish },
  recommend: { body: wish },
  recommendFromShows: {
    body: { showIds: "itemIds", items: "itemIds", ...paging, ...model, filters: "filters" },
  },
  recommendLikeShow: { params: show, query: { ...paging, ...model, ...filters, listOnly: "flag" } },
  listCombinedRecommendations: { params: list, query: { ...paging, ...model, ...filters } },
  recommendLikeShowFiltered: { params: show, body: wish },
  recommendLikeMovie: {
    params: film,
    query: { ...paging, ...model, ...filters, listOnly: "flag" },
  },
  explainScore: { params: ({ owner }) => ({ userId: owner.userId, id: SHOW }) },
  listMoods: { query: { limit: "count", group: "choice" } },
  listTitlesToRate: { query: { limit: "count", nodeType: "kind", exclude: "list", like: "id" } },
  listWatchlists: { params: person, query: paging },
  getWatchlist: { params: list, query: { limit: "count" } },
  listWatchlistItems: { params: list, query: { ...paging, ...itemFilter } },
  addWatchlistItem: {
    params: list,
    body: { itemId: "itemId", position: "itemPosition", restore: "ownId" },
    right: { itemId: SHOW },
  },
  removeWatchlistItem: { params: (given) => ({ ...list(given), itemId: SHOW }) },
  updateWatchlist: {
    params: list,
    body: {
      name: "name",
      hexCode: "colour",
      position: "place",
      items: "itemNames",
      ownerId: "ignored",
      id: "ignored",
      numItems: "ignored",
      status: "ignored",
      type: "ignored",
    },
    right: {},
  },
  createWatchlist: {
    params: person,
    body: { name: "name", hexCode: "colour", items: "itemIds", ownerId: "userId" },
    right: { name: "Friday night" },
  },
  setDefaultWatchlist: { params: list },
  moveWatchlistItem: {
    params: (given) => ({ ...list(given), itemId: 10_301 }),
    body: { after: "itemIdOrNull" },
    right: { after: null },
    answers: 404,
  },
  clearItemUpdates: { params: list, query: { itemId: "pathId" } },
  markAllViewed: { params: person },
  listWatchlistItemIds: { params: list, query: paging },
  getFilterCounts: { params: list, query: itemFilter },
  listWatchlistActivity: { params: list, query: paging },
  getWatchlistSort: { params: (given) => ({ ...list(given), sortType: "NAME" }), query: paging },
  setWatchlistSort: { params: (given) => ({ ...list(given), sortType: "CUSTOM" }) },
  getInvite: { params: () => ({ reference: REFERENCE }), textIds: true, answers: 404 },
  // Sharing takes a verified address, which nobody here has.
  createInviteReference: { params: list, body: { rotate: "flag" }, answers: 403 },
  endInviteReference: { params: list, answers: 403 },
  inviteNewUser: {
    params: list,
    body: { email: "email" },
    right: { email: "nobody@example.org" },
    answers: 403,
  },
  inviteUser: {
    params: (given) => ({ ...list(given), invitedUserId: NOBODYS_ID }),
    textIds: true,
    answers: 403,
  },
  acknowledgeInvite: {
    params: (given) => ({ ...person(given), id: REFERENCE }),
    textIds: true,
    answers: 404,
  },
  acceptInvite: { params: list, answers: 403 },
  declineInvite: { params: list, answers: 403 },
  removeCollaborator: {
    params: (given) => ({ ...list(given), collaboratorId: NOBODYS_ID }),
    textIds: true,
    answers: 404,
  },
  pickForUs: {
    params: list,
    query: {
      strategy: "choice",
      from: "choice",
      nodeType: "kind",
      maxRuntime: "count",
      commonServices: "flag",
      limit: "count",
    },
  },
  getListServices: { params: list },
  resetRatings: { params: person },
  listFriends: { params: person, query: { status: "choice", ...paging } },
  requestFriend: {
    params: person,
    body: { userId: "userId", email: "email" },
    right: { userId: NOBODYS_ID },
    answers: 403,
  },
  createFriendReference: { params: person, body: { rotate: "flag" }, answers: 403 },
  redeemFriendInvite: {
    params: (given) => ({ ...person(given), reference: REFERENCE }),
    textIds: true,
    body: { action: "choice" },
    right: { action: "accept" },
    answers: 403,
  },
  answerFriend: {
    params: friend,
    textIds: true,
    body: { action: "choice" },
    right: { action: "accept" },
    answers: 403,
  },
  removeFriend: { params: friend, textIds: true, answers: 404 },
  blockPerson: { params: blocked, textIds: true },
  unblockPerson: { params: friend, textIds: true, answers: 404 },
  getTasteMatch: { params: friend, textIds: true, answers: 404 },
  sendTitle: {
    params: person,
    body: { kind: "choice", itemId: "itemId", friendIds: "userIds", note: "text" },
    right: { kind: "QUESTION", itemId: SHOW, friendIds: [NOBODYS_ID] },
    answers: 404,
  },
  listFriendMessages: { params: person, query: { box: "choice", ...paging } },
  answerFriendMessage: {
    params: (given) => ({ ...person(given), messageId: NOBODYS_ID }),
    textIds: true,
    body: { answer: "words" },
    right: { answer: "Yes." },
    answers: 404,
  },
  deleteFriendMessage: {
    params: (given) => ({ ...person(given), messageId: NOBODYS_ID }),
    textIds: true,
    answers: 404,
  },
  listFriendRatings: { params: ({ owner }) => ({ userId: owner.userId, id: SHOW }) },
  listSeenEpisodes: { params: ({ owner }) => ({ userId: owner.userId, id: SHOW }) },
  markEpisodesSeen: { params: season, body: { episodes: "numbers" }, right: {} },
  unmarkEpisodesSeen: { params: season, query: { episodes: "numbers" } },
  markTitleSeen: {
    params: ({ owner }) => ({ userId: owner.userId, id: SHOW }),
    body: { seen: "seasons" },
    right: {},
  },
  unmarkTitleSeen: { params: ({ owner }) => ({ userId: owner.userId, id: SHOW }) },
  listContinueWatching: { params: person, query: paging },
  reportTitle: {
    params: show,
    body: { fields: "choices", text: "words" },
    right: { text: "The runtime is wrong." },
  },
  recordEvents: { body: { events: "events" }, right: { events: [] } },
  listExperiments: {},
  getNumbers: { query: { days: "count" } },
  exportNumbers: { query: { days: "count", part: "choice" } },
  listFaults: { query: { source: "choice", ...paging } },
  removeFault: { params: () => ({ faultId: "0".repeat(64) }), textIds: true, answers: 404 },
  listPeople: { query: { q: "text", ...paging } },
  lockPerson: {
    params: nobody,
    textIds: true,
    body: { locked: "boolean" },
    right: { locked: true },
    answers: 404,
  },
  signOutPerson: { params: nobody, textIds: true, answers: 404 },
  erasePerson: {
    params: nobody,
    textIds: true,
    body: { confirm: "confirm" },
    right: { confirm: "DELETE" },
    answers: 404,
  },
  listAdminActs: { query: paging },
  listReports: { query: paging },
  removeReport: { params: () => ({ reportId: 9_007_199_254_740_000 }), answers: 404 },
  listCorrections: { query: paging },
  getTitleFacts: { params: () => ({ id: NO_TITLE }), answers: 404 },
  correctFact: {
    params: () => ({ id: NO_TITLE, field: "overview" }),
    textIds: true,
    body: { value: "text" },
    right: { value: "It ended in 2008." },
    answers: 404,
  },
  removeCorrection: {
    params: () => ({ id: NO_TITLE, field: "overview" }),
    textIds: true,
    answers: 404,
  },
  listCuratedLists: { query: paging },
  putCuratedList: {
    params: () => ({ listId: "club-night" }),
    textIds: true,
    body: { name: "name", titleIds: "titleIds" },
    right: { name: "Club night", titleIds: [1] },
    answers: 404,
  },
  deleteCuratedList: { params: () => ({ listId: "club-night" }), textIds: true, answers: 404 },
  getJobs: {},
  startImport: {
    body: { source: "choice", preset: "choice", update: "boolean", acceptTerms: "boolean" },
    right: { source: "tvmaze" },
  },
  setImports: { body: { paused: "boolean" }, right: { paused: true } },
  rollBackModel: { answers: 404 },
  putExperiment: {
    params: () => ({ name: "nobodys" }),
    textIds: true,
    body: { variants: "variants" },
    right: { variants: [{ name: "0", weight: 1 }] },
    answers: 404,
  },
  exportUser: {
    params: person,
    query: { confirm: "choice" },
    rightQuery: { confirm: "DOWNLOAD" },
  },
  deleteWatchlist: { params: list },
  // Last, since nobody is signed in afterwards.
  deleteUser: {
    params: person,
    body: { confirm: "confirm" },
    right: { confirm: "DELETE" },
    ends: true,
  },
  logout: { params: person, ends: true },
};
