/** What the heads of the pages for browsing say. */
export const browseHeads = {
  browse: "Browse",
  description: "Shows and films by genre, mood, decade and service.",
  decade: "The {{year}}s",
  listDescription: "Shows and films: {{name}}, best first.",
} as const;
