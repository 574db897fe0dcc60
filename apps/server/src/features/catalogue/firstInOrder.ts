/** The first `count` items in an order, without sorting all if few are wanted. */
export function firstInOrder<T>(
  items: readonly T[],
  count: number,
  compare: (a: T, b: T) => number,
): T[] {
  if (count * 10 > items.length) return items.toSorted(compare).slice(0, count);
  const first: T[] = [];
  for (const item of items) {
    const last = first[count - 1];
    if (last !== undefined && compare(item, last) >= 0) continue;
    first.splice(placeIn(first, item, compare), 0, item);
    if (first.length > count) first.pop();
  }
  return first;
}

/** Insertion position in a sorted list: after equal items, so they keep their order. */
function placeIn<T>(sorted: readonly T[], item: T, compare: (a: T, b: T) => number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = sorted[middle];
    if (other !== undefined && compare(other, item) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
