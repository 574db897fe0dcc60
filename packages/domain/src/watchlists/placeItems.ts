/** Distance between items that are numbered again, which leaves room for insertions. */
export const ITEM_GAP = 1024;

/** Positions are stored as 32-bit integers. */
const FARTHEST = 2 ** 30;

export interface PlacedItem {
  readonly id: number;
  readonly position: number;
}

/**
 * The fewest new positions that bring items into an order: items already in order keep theirs, and
 * the others go between them. Moving one item writes one position. Without room left, all are
 * numbered again.
 *
 * @param order every id of `items`, once
 */
export function placeItems(items: readonly PlacedItem[], order: readonly number[]): PlacedItem[] {
  const before = new Map(items.map(({ id, position }) => [id, position]));
  const kept = new Set(risingIds(order, before));
  const placed: PlacedItem[] = [];
  let at = 0;
  while (at < order.length) {
    let end = at;
    while (end < order.length && !kept.has(order[end] ?? 0)) end++;
    const room = { after: before.get(order[at - 1] ?? 0), before: before.get(order[end] ?? 0) };
    const positions = spread(end - at, room);
    if (!positions) return renumbered(order, before);
    positions.forEach((position, offset) => placed.push({ id: order[at + offset] ?? 0, position }));
    at = end + 1;
  }
  return placed;
}

function renumbered(order: readonly number[], before: ReadonlyMap<number, number>): PlacedItem[] {
  return order
    .map((id, at) => ({ id, position: at * ITEM_GAP }))
    .filter(({ id, position }) => before.get(id) !== position);
}

/** That many evenly spaced positions in a gap; null if they don't fit. */
function spread(
  count: number,
  room: { after: number | undefined; before: number | undefined },
): number[] | null {
  const { after, before } = room;
  const from = after ?? (before === undefined ? -ITEM_GAP : before - (count + 1) * ITEM_GAP);
  const step =
    after === undefined || before === undefined ? ITEM_GAP : (before - after) / (count + 1);
  const positions = Array.from({ length: count }, (_, at) => Math.floor(from + step * (at + 1)));
  return step >= 1 && positions.every((position) => Math.abs(position) < FARTHEST)
    ? positions
    : null;
}

/** A longest run of ids whose positions already ascend (patience sorting). */
function risingIds(order: readonly number[], before: ReadonlyMap<number, number>): number[] {
  const tails: number[] = [];
  const previous = new Map<number, number | undefined>();
  const positionOf = (id: number | undefined) => before.get(id ?? 0) ?? 0;
  for (const id of order) {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (positionOf(tails[middle]) < positionOf(id)) low = middle + 1;
      else high = middle;
    }
    previous.set(id, tails[low - 1]);
    tails[low] = id;
  }
  const rising: number[] = [];
  for (let id = tails.at(-1); id !== undefined; id = previous.get(id)) rising.push(id);
  return rising.toReversed();
}
