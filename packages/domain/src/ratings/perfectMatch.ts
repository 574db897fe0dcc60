/** Number of favourites from which the perfect-match dialog shows, once. */
export const PERFECT_MATCH_FAVOURITES = 5;

/**
 * Whether to show the perfect-match dialog: once, and only with enough favourites.
 * @param favourites number of titles the person has rated LOVE
 * @param shown whether it was shown before, according to any of the person's records
 */
export function showsPerfectMatch({
  favourites,
  shown,
}: {
  favourites: number;
  shown: boolean;
}): boolean {
  return !shown && favourites >= PERFECT_MATCH_FAVOURITES;
}
