/** What people are called whose name is not known. */
export const people = {
  somebody: "Somebody",
} as const;
