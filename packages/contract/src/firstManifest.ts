/** What of the API a read belongs to, or a write makes stale. */
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
  | "friends"
  | "admin";

/** How an endpoint is called. `reads` is the topic that a read belongs to; `changes` are the topics that a write makes stale: what has it is a write, whatever its method. */
export interface ManifestEntry {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path template: `{name}` stands for one parameter. */
  path: string;
  reads?: Topic;
  changes?: readonly Topic[];
}

export const AFTER_RATING = ["ratings", "scores", "watchlists", "user"] as const;

/** The part of the manifest that the pages where most visits begin need; it comes with every first page, so it is kept small. */
export const firstManifest = {
  createUser: { method: "POST", path: "/v1/users", changes: ["user"] },
  getUser: { method: "GET", path: "/v1/users/{userId}", reads: "user" },
  updateIdentifier: { method: "PATCH", path: "/v1/users/{userId}/identifier", changes: ["devices"] },
  logout: { method: "POST", path: "/v1/users/{userId}/logout", changes: ["user", "devices"] },
  search: { method: "GET", path: "/v4/search/", reads: "search" },
  getNode: { method: "GET", path: "/v4/nodes/{id}", reads: "titles" },
  getPerson: { method: "GET", path: "/casts/{id}", reads: "people" },
  listPersonNodes: { method: "GET", path: "/casts/{id}/nodes", reads: "people" },
  listSources: { method: "GET", path: "/v1/api/sources", reads: "providers" },
  listUserProviders: { method: "GET", path: "/v1/users/{userId}/providers", reads: "providers" },
  listRatings: { method: "GET", path: "/v6/users/{userId}/ratings", reads: "ratings" },
  rateTitle: { method: "POST", path: "/v6/ratings", changes: AFTER_RATING },
  deleteRating: { method: "DELETE", path: "/v6/ratings/{ratingId}", changes: AFTER_RATING },
  recommend: { method: "POST", path: "/v6/recommendations", reads: "scores" },
  recommendLikeShow: { method: "GET", path: "/v3/shows/{id}/recommendations", reads: "scores" },
  recommendLikeMovie: { method: "GET", path: "/v3/movies/{id}/recommendations", reads: "scores" },
  explainScore: { method: "GET", path: "/v1/users/{userId}/titles/{id}/explanation", reads: "scores" },
  listMoods: { method: "GET", path: "/v1/api/moods", reads: "scores" },
  listTitlesToRate: { method: "GET", path: "/v1/api/titles-to-rate", reads: "scores" },
  listWatchlists: { method: "GET", path: "/v3/users/{userId}/watchlists", reads: "watchlists" },
  getWatchlist: { method: "GET", path: "/v3/users/{userId}/watchlists/{watchlistId}", reads: "watchlists" },
  listWatchlistItemIds: { method: "GET", path: "/v3/users/{userId}/watchlists/{watchlistId}/item-ids", reads: "watchlists" },
  addWatchlistItem: { method: "POST", path: "/v3/users/{userId}/watchlists/{watchlistId}/items", changes: ["watchlists"] },
  removeWatchlistItem: { method: "DELETE", path: "/v3/users/{userId}/watchlists/{watchlistId}/items/{itemId}", changes: ["watchlists"] },
  updateWatchlist: { method: "PUT", path: "/v3/users/{userId}/watchlists/{watchlistId}", changes: ["watchlists"] },
  moveWatchlistItem: { method: "PATCH", path: "/v3/users/{userId}/watchlists/{watchlistId}/items/{itemId}", changes: ["watchlists"] },
  setWatchlistSort: { method: "POST", path: "/v3/users/{userId}/watchlists/{watchlistId}/sorts/{sortType}", changes: ["watchlists"] },
  listSeenEpisodes: { method: "GET", path: "/v1/users/{userId}/titles/{id}/seen", reads: "episodes" },
  listContinueWatching: { method: "GET", path: "/v1/users/{userId}/continue-watching", reads: "episodes" },
} as const satisfies Record<string, ManifestEntry>;

export type FirstEndpointId = keyof typeof firstManifest;
