import { endpoints, type EndpointId } from "@worthy/contract";
import { simpleHostileRow, type Given, type HostileRow } from "./hostileRow.ts";

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
  ratingSharingAgreed: "booleanOrNull",
  showOriginalNamesEnabled: "boolean",
} as const;

const person = ({ owner }: Given) => ({ userId: owner.userId });
const list = ({ owner }: Given) => ({
  userId: owner.userId,
  watchlistId: owner.defaultWatchlistId,
});
const season = ({ owner }: Given) => ({ userId: owner.userId, id: SHOW, seasonNumber: 1 });
const show = () => ({ id: SHOW });
const film = () => ({ id: FILM });

const NO_TITLE = 9_007_199_254_740_000;
const NOBODYS_ID = "a".repeat(12);
const REFERENCE = "R".repeat(24);
const friend = (given: Given) => ({ ...person(given), friendId: NOBODYS_ID });
/** A block of somebody unknown is kept: the others have to find nothing. */
const blocked = (given: Given) => ({ ...person(given), friendId: "b".repeat(12) });
const nobody = () => ({ personId: NOBODYS_ID });
const request = () => ({ requestId: NOBODYS_ID });

/** Endpoints of which a row says more than their schema and their row of the policy table do. */
const ROWS: Partial<Record<EndpointId, HostileRow>> = {
  createUser: { body: { role: "text" } },
  getUser: { params: person, query: { include: "text" } },
  putSettings: { params: person, body: settings, right: {} },
  patchUser: { params: person, body: { email: "ownEmail" }, right: {} },
  updateIdentifier: {
    params: person,
    body: { identifier: "text", source: "choice", fingerprint: "fingerprint" },
    right: { source: "WEB" },
  },
  updateAccountInformation: {
    params: person,
    body: { displayName: "textOrNull", email: "ownEmail", phoneNumber: "phoneNumber" },
    right: {},
  },
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
  beginSecondFactor: { params: person, answers: 403 },
  confirmSecondFactor: {
    params: person,
    body: { code: "text" },
    right: { code: "123456" },
    answers: 404,
  },
  giveSecondFactor: {
    params: person,
    body: { code: "text" },
    right: { code: "123456" },
    answers: 404,
  },
  signOutDevice: {
    params: (given) => ({ ...person(given), deviceId: NOBODYS_ID }),
    textIds: true,
    answers: 404,
  },
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
  listTitles: { query: { page: "count" } },
  getList: { params: () => ({ id: "comfort-food" }), textIds: true, body: listWish },
  getMiniList: { body: listWish },
  getComfortFood: { params: () => ({ id: "all" }), textIds: true, query: paging },
  getRankedNode: { params: film },
  addUserProvider: {
    params: person,
    body: { providerId: "itemId", userId: "userId", extras: "extras", addRemoveType: "choice" },
    right: { providerId: 1 },
  },
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
  markRating: {
    params: (given) => ({ ...person(given), itemId: SHOW }),
    body: { misleading: "boolean" },
    right: { misleading: true },
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
  getToday: { query: { longest: "count", mine: "flag" } },
  listTitlesToRate: { query: { limit: "count", nodeType: "kind", exclude: "list", like: "id" } },
  listWatchlistItems: { params: list, query: { ...paging, ...itemFilter } },
  addWatchlistItem: {
    params: list,
    body: { itemId: "itemId", type: "ignored", position: "itemPosition", restore: "ownId" },
    right: { itemId: SHOW },
  },
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
  moveWatchlistItem: {
    params: (given) => ({ ...list(given), itemId: 10_301 }),
    body: { after: "itemIdOrNull" },
    right: { after: null },
    answers: 404,
  },
  clearItemUpdates: { params: list, query: { itemId: "pathId" } },
  getFilterCounts: { params: list, query: itemFilter },
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
  resetRatings: { params: person },
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
  listWishes: { params: person, query: { ...paging, state: "choice" } },
  makeWish: { params: person, body: { name: "wishName" }, right: { name: "The Lamp Keepers" } },
  deleteWish: {
    params: (given) => ({ ...person(given), wishId: NOBODYS_ID }),
    textIds: true,
    answers: 404,
  },
  addWishedTitle: {
    body: { name: "wishName", kind: "kind", tmdbId: "ownId" },
    right: { name: "Wished for by nobody" },
    answers: 404,
  },
  declineWish: {
    body: { name: "wishName" },
    right: { name: "Wished for by nobody" },
    answers: 404,
  },
  markEpisodesSeen: { params: season, body: { episodes: "numbers" }, right: {} },
  unmarkEpisodesSeen: { params: season, query: { episodes: "numbers" } },
  markTitleSeen: {
    params: ({ owner }) => ({ userId: owner.userId, id: SHOW }),
    body: { seen: "seasons" },
    right: {},
  },
  setNotTonight: {
    params: ({ owner }) => ({ userId: owner.userId, id: SHOW }),
    body: { hours: "count" },
    right: { hours: 8 },
  },
  reportTitle: {
    params: show,
    body: { fields: "choices", text: "words" },
    right: { text: "The runtime is wrong." },
  },
  recordEvents: { body: { events: "events" }, right: { events: [] } },
  getNumbers: { query: { days: "count" } },
  exportNumbers: { query: { days: "count", part: "choice" } },
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
  putCuratedList: {
    params: () => ({ listId: "club-night" }),
    textIds: true,
    body: { name: "name", titleIds: "titleIds" },
    right: { name: "Club night", titleIds: [1] },
    answers: 404,
  },
  deleteCuratedList: { params: () => ({ listId: "club-night" }), textIds: true, answers: 404 },
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

const SIMPLE = (Object.keys(endpoints) as EndpointId[]).filter((id) => !(id in ROWS)); // keys of endpoints

/** All endpoints; hostileInput.api.test.ts makes a missing field a failure. */
export const HOSTILE_TABLE = {
  ...Object.fromEntries(SIMPLE.map((id) => [id, simpleHostileRow(id)])),
  ...ROWS,
} as Record<EndpointId, HostileRow>; // each is in one of the two
