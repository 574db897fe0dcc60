export const wall = {
  heading: "Rate more",
} as const;
