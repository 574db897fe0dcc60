/** Numbers from 0 up to 1, the same for the same seed (mulberry32 by Tommy Ettinger, public domain). */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const below = (random: Random, count: number): number => Math.floor(random() * count);

/** A number below `count`, small ones far more often: a few stand in very many places, most in few. */
export const skewed = (random: Random, count: number): number => Math.floor(count * random() ** 3);

export function pick<T>(random: Random, from: readonly T[]): T {
  const found = from[below(random, from.length)];
  if (found === undefined) throw new RangeError("nothing to pick from");
  return found;
}

/** So many different ones, fewer where the draw repeats itself. */
export const several = <T>(random: Random, from: readonly T[], count: number): T[] => [...new Set(Array.from({ length: count }, () => pick(random, from)))];
