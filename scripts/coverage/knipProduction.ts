/**
 * Arguments with which knip reports files and exports that only tests use. Patterns in knip.json
 * that end with an exclamation mark are the product's entry points and exclusions.
 */
export const KNIP_PRODUCTION = ["--production", "--include", "files,exports", "--exclude", "types"];
