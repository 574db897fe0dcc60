/** Lengths to filter by, in minutes, with the ends of their text ids. */
export const LENGTHS = [
  { range: "0-45", word: "0_45" },
  { range: "46-100", word: "46_100" },
  { range: "101-140", word: "101_140" },
  { range: "141-", word: "141" },
] as const;
