/** Content at an address with a fingerprint never changes. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** A source's picture never changes under its name either, but may not be kept forever. */
export const IMMUTABLE_FOR_A_MONTH = "public, max-age=2592000, immutable";

/** For drawn art that replaces an unavailable picture: clients should ask again soon. */
export const STAND_IN = "public, max-age=60";

/** For what is drawn from content that changes slowly under the same address. */
export const FOR_A_DAY = "public, max-age=86400";
