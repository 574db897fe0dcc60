/** What an address with a fingerprint answers never changes. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
