import { seededRandom } from "@worthy/recommender/synthetic";

export { seededRandom };
/** Numbers from 0 up to 1, the same for the same seed. */
export type Random = () => number;

export const below = (random: Random, count: number): number => Math.floor(random() * count);

/** A number below `count`, small ones far more often: a few stand in very many places, most in few. */
export const skewed = (random: Random, count: number): number => Math.floor(count * random() ** 3);

export function pick<T>(random: Random, from: readonly T[]): T {
  const found = from[below(random, from.length)];
  if (found === undefined) throw new RangeError("nothing to pick from");
  return found;
}

/** So many different ones, fewer where the draw repeats itself. */
export const several = <T>(random: Random, from: readonly T[], count: number): T[] => [
  ...new Set(Array.from({ length: count }, () => pick(random, from))),
];
