/** How much a call answers where it is not told. */
export const DEFAULT_LIMITS = { search: 10, page: 50, episodes: 50, watchlistItems: 5, recommendations: 36 } as const;

/** Where lists begin unless they are told otherwise. */
export const DEFAULT_OFFSET = 0;

/** What is asked for where only the number of all counts. */
export const COUNT_LIMIT = 1;
