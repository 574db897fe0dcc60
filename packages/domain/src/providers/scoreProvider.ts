/** Number of a service's best titles that make up its score. */
export const TITLES_A_PROVIDER = 10;

/**
 * A service's value to a person, from 0 to 100: the mean Worthy of its ten best titles, counting
 * missing ones as 0.
 * @param scores of its titles, best first; null for titles without one
 */
export function scoreProvider(scores: readonly (number | null)[]): number {
  const sum = scores
    .slice(0, TITLES_A_PROVIDER)
    .reduce<number>((total, score) => total + (score ?? 0), 0);
  return Math.round(sum / TITLES_A_PROVIDER);
}
