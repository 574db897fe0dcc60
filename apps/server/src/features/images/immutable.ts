/** What an address with a fingerprint answers never changes. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** A picture of a source never changes under its name either, but may not be kept for good. */
export const IMMUTABLE_FOR_A_MONTH = "public, max-age=2592000, immutable";

/** Drawn art in place of a picture that did not come: soon asked for again. */
export const STAND_IN = "public, max-age=60";
