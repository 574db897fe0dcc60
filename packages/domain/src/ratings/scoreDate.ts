const DAY = 24 * 60 * 60 * 1000;

/**
 * Scores are cleared if the first air date is missing or less than one day ago.
 * @param firstAirDate ISO date (YYYY-MM-DD) or null
 * @param now milliseconds since the epoch
 */
export function isScoreCleared(firstAirDate: string | null | undefined, now: number): boolean {
  if (!firstAirDate) return true;
  const aired = Date.parse(`${firstAirDate}T00:00:00Z`);
  return Number.isNaN(aired) || now - aired < DAY;
}
