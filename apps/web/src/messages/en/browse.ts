/** Browsing by genre, mood, decade and service. */
export const browse = {
  hint: "Everything here, best first for your taste.",
  back: "All ways to browse",
  genre: "Genre",
  mood: "Mood",
  decade: "Decade",
  service: "Service",
  failed: "The ways to browse could not be loaded",
  titles_one: "{{count}} title",
  titles_other: "{{count}} titles",
} as const;
