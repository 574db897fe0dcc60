/**
 * Thrown for the offline page, which stands in for any page when the app starts and the server
 * cannot be reached.
 */
export class OfflineStart extends Error {}
