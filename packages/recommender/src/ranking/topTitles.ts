/** A heap of candidates with the worst on top: lowest value, ties to the larger index. */
interface Heap {
  readonly titles: Uint32Array;
  readonly values: Float32Array;
}

function siftDown({ titles, values }: Heap, from: number): void {
  const size = titles.length;
  const title = titles[from] ?? 0;
  const value = values[from] ?? 0;
  let hole = from;
  for (let child = 2 * hole + 1; child < size; child = 2 * hole + 1) {
    const right = child + 1;
    if (
      right < size &&
      isWorse(values[right] ?? 0, titles[right] ?? 0, values[child] ?? 0, titles[child] ?? 0)
    )
      child = right;
    const held = values[child] ?? 0;
    if (!isWorse(held, titles[child] ?? 0, value, title)) break;
    values[hole] = held;
    titles[hole] = titles[child] ?? 0;
    hole = child;
  }
  values[hole] = value;
  titles[hole] = title;
}

// oxlint-disable-next-line max-params -- four plain numbers: this runs for every step of every heap
const isWorse = (value: number, title: number, than: number, thanTitle: number): boolean =>
  value < than || (value === than && title > thanTitle);

/** One candidate in this many is sampled to rule out those that can't be among the best. */
const SAMPLED = 32;
/**
 * The bar is low enough that practically always enough candidates pass: twice their share of the
 * sample, plus this many.
 */
const SPARE = 6;

/**
 * Those of the candidates that can be among the best `limit`: all above a value that practically
 * always more than that many reach.
 */
export function hopefulOf(
  values: Float32Array,
  candidates: Uint32Array,
  limit: number,
): Uint32Array {
  if (candidates.length < SAMPLED * 64) return candidates; // too few to estimate
  const sample = new Float32Array(Math.floor(candidates.length / SAMPLED));
  for (let at = 0; at < sample.length; at++)
    sample[at] = values[candidates[at * SAMPLED] ?? 0] ?? 0;
  sample.sort();
  const bar = sample[sample.length - Math.ceil((2 * limit) / SAMPLED) - SPARE];
  if (bar === undefined) return candidates;
  const hopeful: number[] = [];
  // by index: for-of over a typed array takes three times as long
  for (let at = 0; at < candidates.length; at++) {
    const title = candidates[at] ?? 0;
    if ((values[title] ?? 0) >= bar) hopeful.push(title);
  }
  return hopeful.length >= limit ? Uint32Array.from(hopeful) : candidates;
}

/**
 * The `limit` highest indices in descending order of value (ties to the smaller index): a heap that
 * keeps the worst of the best on top, O(n + k log k).
 */
export function topTitles(
  values: Float32Array,
  candidates: Uint32Array,
  limit: number,
): Uint32Array {
  const size = Math.min(limit, candidates.length);
  if (size === 0) return new Uint32Array();
  const titles = candidates.slice(0, size);
  const heap: Heap = { titles, values: Float32Array.from(titles, (title) => values[title] ?? 0) };
  for (let from = (size >> 1) - 1; from >= 0; from--) siftDown(heap, from);
  for (let at = size; at < candidates.length; at++) {
    const title = candidates[at] ?? 0;
    const value = values[title] ?? 0;
    const worst = heap.values[0] ?? 0;
    if (value < worst || (value === worst && title > (titles[0] ?? 0))) continue;
    heap.values[0] = value;
    titles[0] = title;
    siftDown(heap, 0);
  }
  return titles.sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
}
