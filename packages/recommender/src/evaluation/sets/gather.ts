type Column = Uint8Array | Uint32Array | Float64Array;

/**
 * Writes `source[order[at]]` to `target[at]` and returns it. (`from` with a mapping function would
 * list all numbers first.)
 */
export function gather<Kind extends Column>(
  target: Kind,
  source: Column,
  order: Uint32Array,
): Kind {
  for (let at = 0; at < order.length; at++) target[at] = source[order[at] ?? 0] ?? 0;
  return target;
}
