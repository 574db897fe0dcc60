export const watchlist = {
  heading: "Watchlist",
  count_one: "{{count}} title",
  count_other: "{{count}} titles",
  empty: "Nothing to watch yet",
  emptyHint: "What you add here, and what you like in Worthy, waits for a free evening.",
  findSomething: "Find something for tonight",
  searchTitles: "Search",
  remove: "Remove {{name}}",
  removed: "Removed {{name}}",
  failed: "The watchlist could not be loaded.",
  notFound: "Watchlist not found",
  goingOn: "Taking you to your watchlists.",
} as const;
