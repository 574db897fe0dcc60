/**
 * The table of contents of the API: what the browser needs to call an endpoint, without its schemas.
 * `reads` is the topic that a read belongs to; `changes` are the topics that a write makes stale: what has it is a write, whatever its method.
 */
export type Topic =
  | "user"
  | "settings"
  | "profile"
  | "devices"
  | "signIn"
  | "ratings"
  | "scores"
  | "watchlists"
  | "titles"
  | "people"
  | "search"
  | "episodes"
  | "lists"
  | "providers"
  | "friends";

export interface ManifestEntry {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path template: `{name}` stands for one parameter. */
  path: string;
  reads?: Topic;
  changes?: readonly Topic[];
}

const AFTER_RATING = ["ratings", "scores", "watchlists", "user"] as const;

/** Another person may be signed in than before, with all that is theirs. */
const AFTER_SIGN_IN = ["user", "profile", "settings", "devices", "signIn", "ratings", "scores", "watchlists", "episodes", "providers"] as const;

export const manifest = {
  createUser: { method: "POST", path: "/v1/users", changes: ["user"] },
  getUser: { method: "GET", path: "/v1/users/{userId}", reads: "user" },
  recordSession: { method: "POST", path: "/v1/users/{userId}/session", changes: [] },
  getSettings: { method: "GET", path: "/v1/users/{userId}/settings", reads: "settings" },
  putSettings: { method: "PUT", path: "/v1/users/{userId}/settings", changes: ["settings"] },

  patchUser: { method: "PATCH", path: "/v1/users/{userId}", changes: ["user", "profile"] },
  updateIdentifier: { method: "PATCH", path: "/v1/users/{userId}/identifier", changes: ["devices"] },
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
  logout: { method: "POST", path: "/v1/users/{userId}/logout", changes: ["user", "devices"] },
  startLink: { method: "POST", path: "/v1/api/auth/link", changes: [] },
  lookAtLink: { method: "POST", path: "/v1/api/auth/link/look", reads: "user" },
  answerLink: { method: "POST", path: "/v1/api/auth/link/answer", changes: [] },
  collectLink: { method: "POST", path: "/v1/api/auth/link/collect", changes: ["user"] },

  search: { method: "GET", path: "/v4/search/", reads: "search" },
  searchV3: { method: "GET", path: "/v3/search/", reads: "search" },

  getNode: { method: "GET", path: "/v4/nodes/{id}", reads: "titles" },
  getShow: { method: "GET", path: "/v3/shows/{id}", reads: "titles" },
  listSeasons: { method: "GET", path: "/v3/shows/{id}/seasons", reads: "titles" },
  listEpisodes: { method: "GET", path: "/v3/shows/{id}/seasons/{seasonId}/episodes/", reads: "titles" },
  listEpisodeProviders: { method: "GET", path: "/v3/shows/{id}/seasons/{seasonId}/episodes/{episodeId}/providers", reads: "titles" },
  getNodeDetails: { method: "GET", path: "/node/{id}/details", reads: "titles" },
  getPerson: { method: "GET", path: "/casts/{id}", reads: "people" },
  listPersonNodes: { method: "GET", path: "/casts/{id}/nodes", reads: "people" },
  listSources: { method: "GET", path: "/v1/api/sources", reads: "providers" },

  listLists: { method: "GET", path: "/public/lists", reads: "lists" },
  getList: { method: "POST", path: "/public/lists/{id}/hydrated", reads: "lists" },
  getMiniList: { method: "POST", path: "/public/lists/mini/hydrated", reads: "lists" },
  getComfortFood: { method: "GET", path: "/public/comfort-food/{id}/hydrated", reads: "lists" },
  listNodeLists: { method: "GET", path: "/v3/nodes/{id}/lists", reads: "lists" },
  getRankedNode: { method: "GET", path: "/nodes/{id}", reads: "lists" },

  listProviders: { method: "GET", path: "/v1/api/providers", reads: "providers" },
  listUserProviders: { method: "GET", path: "/v1/users/{userId}/providers", reads: "providers" },
  addUserProvider: { method: "POST", path: "/v1/users/{userId}/providers", changes: ["providers"] },
  removeUserProvider: { method: "DELETE", path: "/v1/users/{userId}/providers/{providerId}", changes: ["providers"] },
  listTopProviders: { method: "GET", path: "/v1/users/{userId}/providers/top", reads: "providers" },
  listTopProviderItems: { method: "GET", path: "/v2/users/{userId}/providers/top/{providerId}/items", reads: "providers" },
  getRegion: { method: "GET", path: "/v1/users/{userId}/region", reads: "providers" },
  setRegion: { method: "PUT", path: "/v1/users/{userId}/region", changes: ["providers", "titles"] },

  listRatings: { method: "GET", path: "/v6/users/{userId}/ratings", reads: "ratings" },
  rateTitle: { method: "POST", path: "/v6/ratings", changes: AFTER_RATING },
  resetRatings: { method: "DELETE", path: "/v6/users/{userId}/ratings", changes: AFTER_RATING },
  deleteRating: { method: "DELETE", path: "/v6/ratings/{ratingId}", changes: AFTER_RATING },

  listRecommendations: { method: "GET", path: "/v3/users/{userId}/recommendations", reads: "scores" },
  recommendHome: { method: "POST", path: "/v5/recommendations", reads: "scores" },
  recommend: { method: "POST", path: "/v6/recommendations", reads: "scores" },
  recommendFromShows: { method: "POST", path: "/v3/shows/recommendations", reads: "scores" },
  recommendLikeShow: { method: "GET", path: "/v3/shows/{id}/recommendations", reads: "scores" },
  recommendLikeShowFiltered: { method: "POST", path: "/v3/shows/{id}/recommendations", reads: "scores" },
  recommendLikeMovie: { method: "GET", path: "/v3/movies/{id}/recommendations", reads: "scores" },
  listCombinedRecommendations: { method: "GET", path: "/v3/users/{userId}/watchlists/{watchlistId}/recommendations/combined", reads: "scores" },
  pickForUs: { method: "GET", path: "/v3/users/{userId}/watchlists/{watchlistId}/recommendations/us", reads: "scores" },
  getListServices: { method: "GET", path: "/v3/users/{userId}/watchlists/{watchlistId}/services", reads: "watchlists" },
  explainScore: { method: "GET", path: "/v1/users/{userId}/titles/{id}/explanation", reads: "scores" },
  listMoods: { method: "GET", path: "/v1/api/moods", reads: "scores" },
  listTitlesToRate: { method: "GET", path: "/v1/api/titles-to-rate", reads: "scores" },

  listWatchlists: { method: "GET", path: "/v3/users/{userId}/watchlists", reads: "watchlists" },
  getWatchlist: { method: "GET", path: "/v3/users/{userId}/watchlists/{watchlistId}", reads: "watchlists" },
  listWatchlistItems: { method: "GET", path: "/v3/users/{userId}/watchlists/{watchlistId}/items", reads: "watchlists" },
  addWatchlistItem: { method: "POST", path: "/v3/users/{userId}/watchlists/{watchlistId}/items", changes: ["watchlists"] },
  removeWatchlistItem: { method: "DELETE", path: "/v3/users/{userId}/watchlists/{watchlistId}/items/{itemId}", changes: ["watchlists"] },

  updateWatchlist: { method: "PUT", path: "/v3/users/{userId}/watchlists/{watchlistId}", changes: ["watchlists"] },
  createWatchlist: { method: "POST", path: "/v3/users/{userId}/watchlists", changes: ["watchlists"] },
  deleteWatchlist: { method: "DELETE", path: "/v3/users/{userId}/watchlists/{watchlistId}", changes: ["watchlists", "user"] },
  setDefaultWatchlist: { method: "PATCH", path: "/v3/users/{userId}/watchlists/{watchlistId}/default", changes: ["watchlists", "user"] },
  moveWatchlistItem: { method: "PATCH", path: "/v3/users/{userId}/watchlists/{watchlistId}/items/{itemId}", changes: ["watchlists"] },
  clearItemUpdates: { method: "DELETE", path: "/v3/users/{userId}/watchlists/{watchlistId}/item-updates", changes: ["watchlists"] },
  markAllViewed: { method: "POST", path: "/v3/users/{userId}/watchlists/viewed", changes: ["watchlists"] },
  getFilterCounts: { method: "GET", path: "/v3/users/{userId}/watchlists/{watchlistId}/filter-counts", reads: "watchlists" },
  listWatchlistActivity: { method: "GET", path: "/v3/users/{userId}/watchlists/{watchlistId}/activity", reads: "watchlists" },

  getWatchlistSort: { method: "GET", path: "/v3/users/{userId}/watchlists/{watchlistId}/sorts/{sortType}", reads: "watchlists" },
  setWatchlistSort: { method: "POST", path: "/v3/users/{userId}/watchlists/{watchlistId}/sorts/{sortType}", changes: ["watchlists"] },

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
  blockPerson: { method: "PUT", path: "/v1/users/{userId}/friends/{friendId}/block", changes: ["friends"] },
  unblockPerson: { method: "DELETE", path: "/v1/users/{userId}/friends/{friendId}/block", changes: ["friends"] },
  getTasteMatch: { method: "GET", path: "/v1/users/{userId}/friends/{friendId}/taste-match", reads: "friends" },
  sendTitle: { method: "POST", path: "/v1/users/{userId}/friend-messages", changes: ["friends"] },
  listFriendMessages: { method: "GET", path: "/v1/users/{userId}/friend-messages", reads: "friends" },
  answerFriendMessage: { method: "POST", path: "/v1/users/{userId}/friend-messages/{messageId}/answer", changes: ["friends"] },
  deleteFriendMessage: { method: "DELETE", path: "/v1/users/{userId}/friend-messages/{messageId}", changes: ["friends"] },
  listFriendRatings: { method: "GET", path: "/v1/users/{userId}/titles/{id}/friends", reads: "friends" },

  listSeenEpisodes: { method: "GET", path: "/v1/users/{userId}/titles/{id}/seen", reads: "episodes" },
  markEpisodesSeen: { method: "PUT", path: "/v1/users/{userId}/titles/{id}/seasons/{seasonNumber}/seen", changes: ["episodes"] },
  unmarkEpisodesSeen: { method: "DELETE", path: "/v1/users/{userId}/titles/{id}/seasons/{seasonNumber}/seen", changes: ["episodes"] },

  reportTitle: { method: "POST", path: "/v1/api/titles/{id}/reports", changes: [] },

  recordEvents: { method: "POST", path: "/api/event", changes: [] },
} as const satisfies Record<string, ManifestEntry>;

export type EndpointId = keyof typeof manifest;
