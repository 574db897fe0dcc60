import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ITEM_GAP, placeItems, type PlacedItem } from "./placeItems.ts";

const spaced = (ids: readonly number[]): PlacedItem[] =>
  ids.map((id, at) => ({ id, position: at * ITEM_GAP }));
const idsIn = (items: readonly PlacedItem[]) =>
  items.toSorted((a, b) => a.position - b.position).map(({ id }) => id);
const after = (items: readonly PlacedItem[], moved: readonly PlacedItem[]) => {
  const positions = new Map(moved.map(({ id, position }) => [id, position]));
  return items.map(({ id, position }) => ({ id, position: positions.get(id) ?? position }));
};

const list = fc
  .uniqueArray(fc.integer({ min: 1, max: 10_000 }), { maxLength: 40 })
  .chain((ids) =>
    fc.record({
      order: fc.shuffledSubarray(ids, { minLength: ids.length }),
      positions: fc.array(fc.integer({ min: -50, max: 50 }), {
        minLength: ids.length,
        maxLength: ids.length,
      }),
    }),
  )
  .map(({ order, positions }) => ({
    order,
    items: order.toSorted((a, b) => a - b).map((id, at) => ({ id, position: positions[at] ?? 0 })),
  }));

describe("placing items", () => {
  it("puts them in the given order, each in a separate position, regardless of their old positions", () => {
    fc.assert(
      fc.property(list, ({ items, order }) => {
        const result = after(items, placeItems(items, order));
        expect(idsIn(result)).toEqual(order);
        expect(new Set(result.map(({ position }) => position)).size).toBe(order.length);
      }),
    );
  });

  it("writes one position when a single item moves in a list of any length", () => {
    const items = spaced(Array.from({ length: 5000 }, (_, at) => at + 1));
    const ids = items.map(({ id }) => id);
    for (const [from, to] of [
      [4999, 0],
      [0, 4999],
      [17, 2500],
    ] as const) {
      const order = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? 0);
      expect(placeItems(items, order)).toHaveLength(1);
    }
    expect(placeItems(items, ids)).toEqual([]);
  });

  it("renumbers all items if there is no gap left, and stays within 32 bits", () => {
    const tight = [1, 2, 3].map((id) => ({ id, position: id }));
    expect(idsIn(after(tight, placeItems(tight, [1, 3, 2])))).toEqual([1, 3, 2]);
    const low = [
      { id: 1, position: -(2 ** 30) + 5 },
      { id: 2, position: 0 },
    ];
    for (const { position } of placeItems(low, [2, 1]))
      expect(Math.abs(position)).toBeLessThan(2 ** 30);
    const moved = placeItems([...low, { id: 3, position: 9 }], [3, 1, 2]);
    expect(idsIn(after([...low, { id: 3, position: 9 }], moved))).toEqual([3, 1, 2]);
    for (const { position } of moved) expect(Math.abs(position)).toBeLessThan(2 ** 30);
  });
});
