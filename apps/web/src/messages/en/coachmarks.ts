export const coachmarks = {
  gotIt: "Got it",
  watchlistAddItem: "Keep it for an evening",
  watchlistAddItemWhat: "One tap puts this on your watchlist. The arrow beside it chooses another of your lists.",
  viewToggle: "Posters or a list",
  viewToggleWhat: "A wall to stroll along, or a list with the reasons. Worthy remembers which you like.",
  share2: "Choose together",
  share2What: "Share this list with somebody. Each of you sees both scores, and Worthy picks for you both.",
  watchlist2: "The best first",
  watchlist2What: "Sort this list by what suits you tonight. Your own order stays as it is.",
  share3: "Compare your tastes",
  share3What: "Send this link to a friend. You see how alike you are, and what to watch together.",
} as const;
