import type { Random } from "../random.ts";

type Place = { readonly column: number; readonly row: number };

type Maze = {
  /** Passages, as "column row column row" with the left or upper cell first. */
  readonly open: ReadonlySet<string>;
  /** A long way through, from the first cell to the deepest. */
  readonly way: readonly Place[];
};

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** A maze with exactly one way between any two cells, by depth-first search with backtracking. */
export function carveMaze(columns: number, rows: number, random: Random): Maze {
  const open = new Set<string>();
  const seen = new Set(["0 0"]);
  const trail: Place[] = [{ column: 0, row: 0 }];
  let way: readonly Place[] = [...trail];
  for (let here = trail.at(-1); here; here = trail.at(-1)) {
    const { column, row } = here;
    const ways = random
      .shuffle(STEPS)
      .map(([right, down]) => ({ column: column + right, row: row + down }));
    const next = ways.find(
      (cell) =>
        cell.column >= 0 &&
        cell.row >= 0 &&
        cell.column < columns &&
        cell.row < rows &&
        !seen.has(`${cell.column} ${cell.row}`),
    );
    if (!next) {
      trail.pop();
      continue;
    }
    const [first, second] = next.column + next.row > column + row ? [here, next] : [next, here];
    open.add(`${first.column} ${first.row} ${second.column} ${second.row}`);
    seen.add(`${next.column} ${next.row}`);
    trail.push(next);
    if (trail.length > way.length && trail.length < columns * rows * 0.42) way = [...trail];
  }
  return { open, way };
}
