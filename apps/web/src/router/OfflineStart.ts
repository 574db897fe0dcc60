/** The page that stands for every other where the app starts and the server is not reached. */
export class OfflineStart extends Error {}
