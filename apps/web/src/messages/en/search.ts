export const search = {
  heading: "Search",
} as const;
