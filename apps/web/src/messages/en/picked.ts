/** Lists of picks that can be narrowed. */
export const picked = {
  nothing: "Nothing is all of that at once",
  nothingHint: "Take one filter off, and see what comes back.",
  nothingLeft: "You have rated everything there is here.",
  clear: "Clear all filters",
  found_one: "{{count}} title",
  found_other: "{{count}} titles",
} as const;
