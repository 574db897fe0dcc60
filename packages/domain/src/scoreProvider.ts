/** How many of a service's best titles its score is made of. */
export const TITLES_A_PROVIDER = 10;

/**
 * What a service is worth to a person, from 0 to 100: the mean Worthy of its ten best titles, where each that is missing counts as 0.
 * @param scores of its titles, best first; null where there is none
 */
export function scoreProvider(scores: readonly (number | null)[]): number {
  const sum = scores.slice(0, TITLES_A_PROVIDER).reduce<number>((total, score) => total + (score ?? 0), 0);
  return Math.round(sum / TITLES_A_PROVIDER);
}
