/** More than any index: what a value is multiplied by so that an index fits below it. */
const INDICES = 2 ** 21;
const LOWEST = -(2 ** 31);

/** One candidate in this many is sampled to rule out those that can't be among the best. */
const SAMPLED = 8;
/**
 * The bar is low enough that practically always enough candidates pass: this many times their share of
 * the sample, plus some.
 */
const SHARE = 1.5;
const SPARE = 6;

/** A value that practically always more than `limit` candidates reach; below all if they are few. */
export function barFor(values: Float32Array, candidates: Uint32Array, limit: number): number {
  const kept = Math.ceil((SHARE * limit) / SAMPLED) + SPARE;
  if (kept * SAMPLED >= candidates.length) return -Infinity;
  const best = new Float32Array(kept).fill(-Infinity); // of the sample, ascending
  for (let at = 0; at < candidates.length; at += SAMPLED) {
    const value = values[candidates[at] ?? 0] ?? 0;
    if (value <= (best[0] ?? 0)) continue;
    let to = 1;
    for (; to < kept && (best[to] ?? 0) < value; to++) best[to - 1] = best[to] ?? 0;
    best[to - 1] = value;
  }
  return best[0] ?? 0;
}

/**
 * The candidates that reach the bar, each as one number that is the lower the better: the order of its
 * value, which the bits of a float give, then its index. Numbers alone sort much faster than by a
 * comparison.
 */
function keysOf(values: Float32Array, candidates: Uint32Array, bar: number): number[] {
  const bits = new Int32Array(values.buffer, values.byteOffset, values.length);
  const keys: number[] = [];
  // by index: for-of over a typed array takes three times as long
  for (let at = 0; at < candidates.length; at++) {
    const title = candidates[at] ?? 0;
    if ((values[title] ?? 0) < bar) continue;
    const own = bits[title] ?? 0;
    keys.push(title - INDICES * (own < 0 ? LOWEST - own : own));
  }
  return keys;
}

/** The `limit` highest indices in descending order of value (ties to the smaller index). */
export function topTitles(
  values: Float32Array,
  candidates: Uint32Array,
  limit: number,
): Uint32Array {
  const hopeful = keysOf(values, candidates, barFor(values, candidates, limit));
  const keys =
    hopeful.length < Math.min(limit, candidates.length)
      ? keysOf(values, candidates, -Infinity)
      : hopeful;
  const best = new Float64Array(keys).sort().subarray(0, limit);
  const titles = new Uint32Array(best.length);
  for (let at = 0; at < best.length; at++) {
    const key = best[at] ?? 0;
    titles[at] = key - INDICES * Math.floor(key / INDICES);
  }
  return titles;
}
