/** Sort orders other than the list's own. */
export const SORTS = ["NEWEST", "OLDEST", "NAME", "RUNTIME"] as const;

/** What a list can be based on instead of all ratings. */
export const BASES = ["LIKES", "FAVORITES"] as const;

const FIRST_DECADE = 1960;
const LAST_DECADE = 2020;

/**
 * Decades to filter by, latest first, with everything older as one. `year` is where it starts, or
 * ends.
 */
export const DECADES: readonly { range: string; year: number; word: "decade" | "before" }[] = [
  ...Array.from(
    { length: (LAST_DECADE - FIRST_DECADE) / 10 + 1 },
    (_, back) => LAST_DECADE - back * 10,
  ).map((year) => ({ range: String(year), year, word: "decade" as const })),
  { range: `1800-${FIRST_DECADE - 1}`, year: FIRST_DECADE, word: "before" },
];

/** Certificates of the United States for shows and films, from the mildest. */
export const CERTIFICATES = [
  "TV-Y",
  "TV-Y7",
  "TV-G",
  "TV-PG",
  "TV-14",
  "TV-MA",
  "G",
  "PG",
  "PG-13",
  "R",
  "NC-17",
] as const;
