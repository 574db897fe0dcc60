/**
 * A list in a new order. The given items share the positions they hold, in the wanted order; all
 * others stay in place.
 *
 * An order based on an older state of the list therefore still works: items no longer on the list
 * are ignored, and items added meanwhile stay in place. A move can be expressed by naming only the
 * items between the old and the new position.
 */
export function reorderItems(current: readonly number[], wanted: readonly number[]): number[] {
  const here = new Set(current);
  const named = [...new Set(wanted)].filter((id) => here.has(id));
  const isNamed = new Set(named);
  let next = 0;
  return current.map((id) => (isNamed.has(id) ? (named[next++] ?? id) : id));
}
