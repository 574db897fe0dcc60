/** What was marked as seen, with a way back. */
export const seen = {
  season: "Season {{number}} is marked as seen.",
  seasonUndone: "Season {{number}} is not seen any more.",
  all: "All that has aired of {{name}} is marked as seen.",
  allUndone: "Nothing of {{name}} is marked as seen.",
} as const;
