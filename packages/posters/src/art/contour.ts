import { smoothLoop, type Point } from "../svg/shapes.ts";

type Field = (x: number, y: number) => number;
type Segment = readonly [from: string, to: string];

/**
 * For each combination of corners above zero, the cell edges (top, right, bottom, left) that the
 * outline connects. Marching squares.
 */
const CASES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[1, 0]],
  [
    [3, 0],
    [1, 2],
  ],
  [[2, 0]],
  [[3, 0]],
  [[0, 3]],
  [[0, 2]],
  [
    [0, 1],
    [2, 3],
  ],
  [[0, 1]],
  [[1, 3]],
  [[1, 2]],
  [[2, 3]],
  [],
];

/**
 * The zero contour of a field over the square from -1 to 1, as smooth closed path data. `steps` is
 * the number of cells per side.
 */
export function contour(field: Field, steps: number, place: (point: Point) => Point): string {
  const at = (index: number) => (index / steps) * 2 - 1;
  const values = Array.from({ length: steps + 1 }, (_, row) =>
    Array.from({ length: steps + 1 }, (_, column) => field(at(column), at(row))),
  );
  const value = (column: number, row: number) => values[row]?.[column] ?? -1;
  const crossings = new Map<string, Point>();
  const cross = (from: readonly [number, number], to: readonly [number, number]): string => {
    const [low, high] = [value(...from), value(...to)];
    const share = low === high ? 0.5 : low / (low - high);
    const key = `${from} ${to}`;
    crossings.set(key, {
      x: at(from[0] + (to[0] - from[0]) * share),
      y: at(from[1] + (to[1] - from[1]) * share),
    });
    return key;
  };
  const segments: Segment[] = [];
  for (let row = 0; row < steps; row += 1) {
    for (let column = 0; column < steps; column += 1) {
      const corners = [
        value(column, row + 1),
        value(column + 1, row + 1),
        value(column + 1, row),
        value(column, row),
      ];
      const kind = corners.reduce((sum, corner, bit) => sum + (corner > 0 ? 1 << bit : 0), 0);
      const edges = [
        () => cross([column, row], [column + 1, row]),
        () => cross([column + 1, row], [column + 1, row + 1]),
        () => cross([column, row + 1], [column + 1, row + 1]),
        () => cross([column, row], [column, row + 1]),
      ];
      for (const [from, to] of CASES[kind] ?? [])
        segments.push([edges[from]?.() ?? "", edges[to]?.() ?? ""]);
    }
  }
  return chains(segments)
    .map((keys) => smoothLoop(keys.flatMap((key) => crossings.get(key) ?? []).map(place)))
    .join("");
}

/** Joins segments end to start into closed chains. */
function chains(segments: readonly Segment[]): string[][] {
  const next = new Map(segments);
  const found: string[][] = [];
  while (next.size > 0) {
    const [start] = next.keys();
    const chain: string[] = [];
    for (let key = start; key !== undefined && next.has(key);) {
      chain.push(key);
      const after = next.get(key);
      next.delete(key);
      key = after;
    }
    if (chain.length > 6) found.push(chain);
  }
  return found;
}
