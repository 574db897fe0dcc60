import { AFTER_RATING, firstManifest, type ManifestEntry } from "./firstManifest.ts";

export type { ManifestEntry, Topic } from "./firstManifest.ts";

/** What was seen whole is no pick any more. */
const AFTER_SEEING = ["episodes", "scores"] as const;

/** Another person may be signed in than before, with all that is theirs. */
const AFTER_SIGN_IN = ["user", "profile", "settings", "devices", "signIn", "ratings", "scores", "watchlists", "episodes", "providers"] as const;

/** The table of contents of the API: what the browser needs to call an endpoint, without its schemas. */
export const manifest = {
  ...firstManifest,

  recordEvents: { method: "POST", path: "/api/event", changes: [] },
  recordSession: { method: "POST", path: "/v1/users/{userId}/session", changes: [] },
  getSettings: { method: "GET", path: "/v1/users/{userId}/settings", reads: "settings" },
  putSettings: { method: "PUT", path: "/v1/users/{userId}/settings", changes: ["settings"] },

  patchUser: { method: "PATCH", path: "/v1/users/{userId}", changes: ["user", "profile"] },
  getAccountInformation: { method: "GET", path: "/v1/users/{userId}/accountInformation", reads: "profile" },
  updateAccountInformation: { method: "PATCH", path: "/v1/users/{userId}/accountInformation", changes: ["profile", "user"] },
  getProfile: { method: "GET", path: "/v1/users/{userId}/profile", reads: "profile" },
  updateProfile: { method: "PATCH", path: "/v1/users/{userId}/profile", changes: ["profile", "user"] },
  grantB2bProfile: { method: "PATCH", path: "/v1/me/roles/b2b-profile", changes: ["user"] },

  listCannedProfiles: { method: "GET", path: "/v1/canned-profiles", reads: "lists" },
  cloneCannedProfile: { method: "POST", path: "/v1/canned-profiles/{profileId}/clone", changes: AFTER_SIGN_IN },

  requestEmailLink: { method: "POST", path: "/v1/api/auth/emailtoken", changes: [] },
  getEmailLink: { method: "GET", path: "/v1/api/auth/emailtoken/{requestId}", reads: "signIn" },
  collectSignIn: { method: "POST", path: "/v1/api/auth/emailtoken/{requestId}/collect", changes: AFTER_SIGN_IN },
  // A GET that writes, as the specification has it: the one-time token is spent.
  authenticate: { method: "GET", path: "/v1/api/auth/authentication", changes: AFTER_SIGN_IN },
  listSignInRequests: { method: "GET", path: "/v1/users/{userId}/sign-in-requests", reads: "signIn" },
  answerSignInRequest: { method: "POST", path: "/v1/users/{userId}/sign-in-requests/{requestId}/answer", changes: ["signIn", "devices"] },
  bringDeviceHistory: { method: "POST", path: "/v1/users/{userId}/device-history", changes: AFTER_SIGN_IN },

  listDevices: { method: "GET", path: "/v1/users/{userId}/devices", reads: "devices" },
  signOutDevice: { method: "DELETE", path: "/v1/users/{userId}/devices/{deviceId}", changes: ["devices"] },
  signOutOtherDevices: { method: "DELETE", path: "/v1/users/{userId}/devices", changes: ["devices"] },
  exportUser: { method: "GET", path: "/v1/users/{userId}/export", reads: "user" },
  deleteUser: { method: "DELETE", path: "/v1/users/{userId}", changes: AFTER_SIGN_IN },
  startLink: { method: "POST", path: "/v1/api/auth/link", changes: [] },
  lookAtLink: { method: "POST", path: "/v1/api/auth/link/look", reads: "user" },
  answerLink: { method: "POST", path: "/v1/api/auth/link/answer", changes: [] },
  collectLink: { method: "POST", path: "/v1/api/auth/link/collect", changes: ["user"] },

  searchV3: { method: "GET", path: "/v3/search/", reads: "search" },

  getShow: { method: "GET", path: "/v3/shows/{id}", reads: "titles" },
  listSeasons: { method: "GET", path: "/v3/shows/{id}/seasons", reads: "titles" },
  listEpisodes: { method: "GET", path: "/v3/shows/{id}/seasons/{seasonId}/episodes/", reads: "titles" },
  listEpisodeProviders: { method: "GET", path: "/v3/shows/{id}/seasons/{seasonId}/episodes/{episodeId}/providers", reads: "titles" },
  getEpisode: { method: "GET", path: "/v3/shows/{id}/episodes/{episodeId}", reads: "titles" },
  getNodeDetails: { method: "GET", path: "/node/{id}/details", reads: "titles" },

  listTitles: { method: "GET", path: "/public/titles", reads: "titles" },
  listLists: { method: "GET", path: "/public/lists", reads: "lists" },
  getList: { method: "POST", path: "/public/lists/{id}/hydrated", reads: "lists" },
  getMiniList: { method: "POST", path: "/public/lists/mini/hydrated", reads: "lists" },
  getComfortFood: { method: "GET", path: "/public/comfort-food/{id}/hydrated", reads: "lists" },
  listNodeLists: { method: "GET", path: "/v3/nodes/{id}/lists", reads: "lists" },
  getRankedNode: { method: "GET", path: "/nodes/{id}", reads: "lists" },

  listProviders: { method: "GET", path: "/v1/api/providers", reads: "providers" },
  addUserProvider: { method: "POST", path: "/v1/users/{userId}/providers", changes: ["providers"] },
  removeUserProvider: { method: "DELETE", path: "/v1/users/{userId}/providers/{providerId}", changes: ["providers"] },
  listTopProviders: { method: "GET", path: "/v1/users/{userId}/providers/top", reads: "providers" },
  listTopProviderItems: { method: "GET", path: "/v2/users/{userId}/providers/top/{providerId}/items", reads: "providers" },
  getRegion: { method: "GET", path: "/v1/users/{userId}/region", reads: "providers" },
  setRegion: { method: "PUT", path: "/v1/users/{userId}/region", changes: ["providers", "titles"] },

  resetRatings: { method: "DELETE", path: "/v6/users/{userId}/ratings", changes: AFTER_RATING },

  listRecommendations: { method: "GET", path: "/v3/users/{userId}/recommendations", reads: "scores" },
  recommendHome: { method: "POST", path: "/v5/recommendations", reads: "scores" },
  recommendFromShows: { method: "POST", path: "/v3/shows/recommendations", reads: "scores" },
  recommendLikeShowFiltered: { method: "POST", path: "/v3/shows/{id}/recommendations", reads: "scores" },
  listCombinedRecommendations: { method: "GET", path: "/v3/users/{userId}/watchlists/{watchlistId}/recommendations/combined", reads: "scores" },
  pickForUs: { method: "GET", path: "/v3/users/{userId}/watchlists/{watchlistId}/recommendations/us", reads: "scores" },
  getListServices: { method: "GET", path: "/v3/users/{userId}/watchlists/{watchlistId}/services", reads: "watchlists" },

  listWatchlistItems: { method: "GET", path: "/v3/users/{userId}/watchlists/{watchlistId}/items", reads: "watchlists" },

  createWatchlist: { method: "POST", path: "/v3/users/{userId}/watchlists", changes: ["watchlists"] },
  deleteWatchlist: { method: "DELETE", path: "/v3/users/{userId}/watchlists/{watchlistId}", changes: ["watchlists", "user"] },
  setDefaultWatchlist: { method: "PATCH", path: "/v3/users/{userId}/watchlists/{watchlistId}/default", changes: ["watchlists", "user"] },
  clearItemUpdates: { method: "DELETE", path: "/v3/users/{userId}/watchlists/{watchlistId}/item-updates", changes: ["watchlists"] },
  markAllViewed: { method: "POST", path: "/v3/users/{userId}/watchlists/viewed", changes: ["watchlists"] },
  getFilterCounts: { method: "GET", path: "/v3/users/{userId}/watchlists/{watchlistId}/filter-counts", reads: "watchlists" },
  listWatchlistActivity: { method: "GET", path: "/v3/users/{userId}/watchlists/{watchlistId}/activity", reads: "watchlists" },

  getWatchlistSort: { method: "GET", path: "/v3/users/{userId}/watchlists/{watchlistId}/sorts/{sortType}", reads: "watchlists" },

  getInvite: { method: "GET", path: "/v1/api/invites/{reference}", reads: "watchlists" },
  createInviteReference: { method: "POST", path: "/v1/users/{userId}/watchlists/{watchlistId}/invites/reference", changes: [] },
  endInviteReference: { method: "DELETE", path: "/v1/users/{userId}/watchlists/{watchlistId}/invites/reference", changes: [] },
  inviteNewUser: { method: "POST", path: "/v1/users/{userId}/watchlists/{watchlistId}/invite/newuser", changes: [] },
  inviteUser: { method: "POST", path: "/v1/users/{userId}/watchlists/{watchlistId}/invites/user/{invitedUserId}", changes: ["watchlists"] },
  acknowledgeInvite: { method: "POST", path: "/v1/users/{userId}/watchlists/invites/acknowledge/{id}", changes: ["watchlists"] },
  acceptInvite: { method: "POST", path: "/v1/users/{userId}/watchlists/{watchlistId}/invites/accept", changes: ["watchlists", "scores"] },
  declineInvite: { method: "POST", path: "/v1/users/{userId}/watchlists/{watchlistId}/invites/decline", changes: ["watchlists"] },
  removeCollaborator: { method: "DELETE", path: "/v1/users/{userId}/watchlists/{watchlistId}/collabs/{collaboratorId}", changes: ["watchlists", "user"] },

  listFriends: { method: "GET", path: "/v1/users/{userId}/friends", reads: "friends" },
  requestFriend: { method: "POST", path: "/v1/users/{userId}/friends", changes: ["friends"] },
  createFriendReference: { method: "POST", path: "/v1/users/{userId}/friends/invite-reference", changes: [] },
  redeemFriendInvite: { method: "POST", path: "/v1/users/{userId}/friends/invites/{reference}", changes: ["friends"] },
  answerFriend: { method: "POST", path: "/v1/users/{userId}/friends/{friendId}/answer", changes: ["friends"] },
  removeFriend: { method: "DELETE", path: "/v1/users/{userId}/friends/{friendId}", changes: ["friends"] },
  blockPerson: { method: "PUT", path: "/v1/users/{userId}/friends/{friendId}/block", changes: ["friends", "watchlists", "scores", "user"] },
  unblockPerson: { method: "DELETE", path: "/v1/users/{userId}/friends/{friendId}/block", changes: ["friends"] },
  getTasteMatch: { method: "GET", path: "/v1/users/{userId}/friends/{friendId}/taste-match", reads: "friends" },
  sendTitle: { method: "POST", path: "/v1/users/{userId}/friend-messages", changes: ["friends"] },
  listFriendMessages: { method: "GET", path: "/v1/users/{userId}/friend-messages", reads: "friends" },
  answerFriendMessage: { method: "POST", path: "/v1/users/{userId}/friend-messages/{messageId}/answer", changes: ["friends"] },
  deleteFriendMessage: { method: "DELETE", path: "/v1/users/{userId}/friend-messages/{messageId}", changes: ["friends"] },
  listFriendRatings: { method: "GET", path: "/v1/users/{userId}/titles/{id}/friends", reads: "friends" },

  markEpisodesSeen: { method: "PUT", path: "/v1/users/{userId}/titles/{id}/seasons/{seasonNumber}/seen", changes: AFTER_SEEING },
  unmarkEpisodesSeen: { method: "DELETE", path: "/v1/users/{userId}/titles/{id}/seasons/{seasonNumber}/seen", changes: AFTER_SEEING },
  markTitleSeen: { method: "PUT", path: "/v1/users/{userId}/titles/{id}/seen", changes: AFTER_SEEING },
  unmarkTitleSeen: { method: "DELETE", path: "/v1/users/{userId}/titles/{id}/seen", changes: AFTER_SEEING },

  listExperiments: { method: "GET", path: "/v1/api/experiments", reads: "user" },
  getNumbers: { method: "GET", path: "/v1/api/admin/numbers", reads: "admin" },
  exportNumbers: { method: "GET", path: "/v1/api/admin/numbers.csv", reads: "admin" },
  listFaults: { method: "GET", path: "/v1/api/admin/faults", reads: "admin" },
  removeFault: { method: "DELETE", path: "/v1/api/admin/faults/{faultId}", changes: ["admin"] },
  listPeople: { method: "GET", path: "/v1/api/admin/people", reads: "admin" },
  lockPerson: { method: "PUT", path: "/v1/api/admin/people/{personId}/lock", changes: ["admin"] },
  signOutPerson: { method: "DELETE", path: "/v1/api/admin/people/{personId}/devices", changes: ["admin"] },
  erasePerson: { method: "DELETE", path: "/v1/api/admin/people/{personId}", changes: ["admin"] },
  listAdminActs: { method: "GET", path: "/v1/api/admin/acts", reads: "admin" },
  listReports: { method: "GET", path: "/v1/api/admin/reports", reads: "admin" },
  removeReport: { method: "DELETE", path: "/v1/api/admin/reports/{reportId}", changes: ["admin"] },
  listCorrections: { method: "GET", path: "/v1/api/admin/corrections", reads: "admin" },
  getTitleFacts: { method: "GET", path: "/v1/api/admin/titles/{id}/facts", reads: "admin" },
  correctFact: { method: "PUT", path: "/v1/api/admin/titles/{id}/facts/{field}", changes: ["admin", "titles"] },
  removeCorrection: { method: "DELETE", path: "/v1/api/admin/titles/{id}/facts/{field}", changes: ["admin", "titles"] },
  listCuratedLists: { method: "GET", path: "/v1/api/admin/lists", reads: "admin" },
  putCuratedList: { method: "PUT", path: "/v1/api/admin/lists/{listId}", changes: ["admin", "lists"] },
  deleteCuratedList: { method: "DELETE", path: "/v1/api/admin/lists/{listId}", changes: ["admin", "lists"] },
  getJobs: { method: "GET", path: "/v1/api/admin/jobs", reads: "admin" },
  startImport: { method: "POST", path: "/v1/api/admin/imports", changes: ["admin"] },
  setImports: { method: "PUT", path: "/v1/api/admin/imports", changes: ["admin"] },
  rollBackModel: { method: "POST", path: "/v1/api/admin/models/rollback", changes: ["admin", "scores"] },
  putExperiment: { method: "PUT", path: "/v1/api/admin/experiments/{name}", changes: ["admin"] },

  reportTitle: { method: "POST", path: "/v1/api/titles/{id}/reports", changes: [] },
} as const satisfies Record<string, ManifestEntry>;

export type EndpointId = keyof typeof manifest;
