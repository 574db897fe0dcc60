/** What the heads of the pages say that ask for taste. */
export const tasteHeads = {
  genres: "Genres you like",
  services: "Your services",
  comfortFood: "Comfort food",
  mood: "In the mood for …",
  moodDescription: "Shows and films by mood, theme, length, company and energy.",
  topServices: "Top services",
} as const;
