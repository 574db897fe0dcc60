import { seededRandom } from "@worthy/recommender/synthetic";

export { seededRandom };
/** Numbers from 0 up to 1, deterministic for a seed. */
export type Random = () => number;

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}

/** Draws an index with probability proportional to its weight. */
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
