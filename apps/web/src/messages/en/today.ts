export const today = {
  heading: "Today",
} as const;
