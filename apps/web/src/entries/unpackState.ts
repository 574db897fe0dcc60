/**
 * Output of `packState`: the fields of each shape, shared values, and the value. Lists start with
 * their shape, -1 for a plain list, or a reference to a shared value.
 */
export type Packed = [shapes: string[][], shared: unknown[], root: unknown];

/** Reads what the server packed. */
export function unpackState([shapes, shared, root]: Packed): unknown {
  const read = (part: unknown): unknown => {
    if (!Array.isArray(part)) return part;
    const [shape, ...rest] = part as [number, ...unknown[]]; // as packState writes lists
    if (shape < -1) return read(shared[-2 - shape]);
    const values = rest.map(read);
    return shape < 0
      ? values
      : Object.fromEntries(shapes[shape]?.map((key, at) => [key, values[at]]) ?? []);
  };
  return read(root);
}
