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

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}

/** Draws an index with a chance in proportion to its weight. */
export function weightedDraw(weights: readonly number[]): (random: Random) => number {
  let total = 0;
  const sums = weights.map((weight) => (total += weight));
  return (random) => {
    const wanted = random() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] ?? 0) <= wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
