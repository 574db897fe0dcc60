/**
 * A list in a new order. The named items share among them the places that they hold, in the order wanted; all others keep their own place.
 *
 * So an order that was made from an older state of the list still ends well: names that are not on the list (any more) count for nothing, and what was
 * added meanwhile stays where it is. It also lets a move be told by naming only what lies between the old and the new place.
 */
export function reorderItems(current: readonly number[], wanted: readonly number[]): number[] {
  const here = new Set(current);
  const named = [...new Set(wanted)].filter((id) => here.has(id));
  const isNamed = new Set(named);
  let next = 0;
  return current.map((id) => (isNamed.has(id) ? (named[next++] ?? id) : id));
}
