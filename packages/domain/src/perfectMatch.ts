/** Favourites from which on the perfect-match dialog shows, once. */
export const PERFECT_MATCH_FAVOURITES = 5;

/**
 * Whether the perfect-match dialog is to show: once, and only when there are enough favourites.
 * @param favourites titles that the person has rated LOVE
 * @param shown whether it has shown before, as any of the person's memories says
 */
export function showsPerfectMatch({ favourites, shown }: { favourites: number; shown: boolean }): boolean {
  return !shown && favourites >= PERFECT_MATCH_FAVOURITES;
}
