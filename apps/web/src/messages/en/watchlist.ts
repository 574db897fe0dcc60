export const watchlist = {
  heading: "Watchlists",
} as const;
