/** A part of the API's data that reads belong to and writes invalidate. */
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
  | "wishes"
  | "admin";

export const AFTER_RATING = ["ratings", "scores", "watchlists", "user"] as const;

/** A title seen to the end is no longer recommended, and goes to another part of watchlists. */
export const AFTER_SEEING = ["episodes", "scores", "watchlists"] as const;

/** Somebody else may be signed in now, so everything personal is stale. */
export const AFTER_SIGN_IN = [
  "user",
  "profile",
  "settings",
  "devices",
  "signIn",
  "ratings",
  "scores",
  "watchlists",
  "episodes",
  "providers",
  "wishes",
] as const;
