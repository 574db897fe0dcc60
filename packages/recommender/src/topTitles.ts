/** Whether `a` comes before `b`: a higher value, and of equals the smaller index. */
type Before = (a: number, b: number) => boolean;

function siftDown(heap: Uint32Array, size: number, { from, before }: { from: number; before: Before }): void {
  let parent = from;
  for (;;) {
    let last = parent;
    for (const child of [2 * parent + 1, 2 * parent + 2]) {
      if (child < size && before(heap[last] ?? 0, heap[child] ?? 0)) last = child;
    }
    if (last === parent) return;
    const held = heap[parent] ?? 0;
    heap[parent] = heap[last] ?? 0;
    heap[last] = held;
    parent = last;
  }
}

/**
 * The first `limit` of some indices in descending order of value: a heap that keeps the worst of the best on top, O(n + k log k) where
 * candidates come in no order.
 */
export function topTitles(values: Float32Array, candidates: Uint32Array, limit: number): Uint32Array {
  const before: Before = (a, b) => {
    const difference = (values[a] ?? 0) - (values[b] ?? 0);
    return difference > 0 || (difference === 0 && a < b);
  };
  const size = Math.min(limit, candidates.length);
  const heap = candidates.slice(0, size);
  for (let from = (size >> 1) - 1; from >= 0; from--) siftDown(heap, size, { from, before });
  for (let at = size; at < candidates.length && size > 0; at++) {
    const candidate = candidates[at] ?? 0;
    if (!before(candidate, heap[0] ?? 0)) continue;
    heap[0] = candidate;
    siftDown(heap, size, { from: 0, before });
  }
  return heap.sort((a, b) => (before(a, b) ? -1 : 1));
}
