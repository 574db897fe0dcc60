/** Deterministic randomness: the same seed always yields the same sequence, on every machine. */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  between(from: number, to: number): number;
  /** A whole number from `from` to `to`, inclusive. */
  whole(from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
  shuffle<T>(list: readonly T[]): T[];
};

/**
 * A 32-bit hash: FNV-1a over UTF-16 units, then MurmurHash3's finaliser, so neighbouring ids differ
 * in all bits.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Mulberry32 over the hash of `seed`. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    whole,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    chance: (probability) => next() < probability,
    shuffle: (list) =>
      list
        .map((item) => ({ item, order: next() }))
        .sort((one, other) => one.order - other.order)
        .map(({ item }) => item),
  };
}
