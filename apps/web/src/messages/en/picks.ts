export const picks = {
  tonight: "Worthy for you tonight",
  more: "More picks",
  addToWatchlist: "Add {{name}} to your watchlist",
  removeFromWatchlist: "Take {{name}} off your watchlist",
  layout: "Layout",
  dual: "Dual Column",
  list: "List",
  grid: "Grid",
} as const;
