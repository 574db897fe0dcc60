/** Default page sizes. */
export const DEFAULT_LIMITS = {
  search: 10,
  page: 50,
  episodes: 50,
  watchlistItems: 5,
  recommendations: 36,
} as const;

/** Default start of lists. */
export const DEFAULT_OFFSET = 0;

/** Page size of requests for the total only. */
export const COUNT_LIMIT = 1;
