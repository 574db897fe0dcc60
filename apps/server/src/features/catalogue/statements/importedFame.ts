/** Fame of titles that no editor has judged, by how many of four bars they reach. */
const FAME = [1.5, 2.5, 4, 6, 8] as const;

/** Fame of a title of which nobody says how well known it is. */
export const LITTLE_KNOWN = FAME[0];

/**
 * How well known a title is, on the scale of the bundle, 1 to 9, by what a source counts.
 * @param bars the least count for each of the four steps above the lowest
 */
export const importedFame = (
  count: number | null | undefined,
  bars: readonly [number, number, number, number],
): number => FAME[bars.filter((least) => (count ?? 0) >= least).length] ?? LITTLE_KNOWN;
