import manifest from "../../package.json" with { type: "json" };

/**
 * The version of Worthy: what servers, clients and the OpenAPI document report. `npm run release`
 * sets it in every package.
 */
export const APP_VERSION = manifest.version;
