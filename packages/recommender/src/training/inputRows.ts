import type { SparseRows } from "../solver/index.ts";

/** People × inputs, sparse, with one weight per person. */
export interface InputRows {
  readonly rows: SparseRows;
  readonly weights: Float32Array;
}

/**
 * Collects rows with at most this many cells. `fill` adds a person's cells in any order and returns
 * the person's weight.
 */
export function inputRowsFrom(
  size: { inputs: number; people: number; cells: number },
  fill: (add: (column: number, value: number) => void, person: number) => number,
): InputRows {
  const starts = new Uint32Array(size.people + 1);
  const columns = new Uint32Array(size.cells);
  const values = new Float32Array(size.cells);
  const weights = new Float32Array(size.people);
  let cells = 0;
  let row: [number, number][] = [];
  const add = (column: number, value: number) => void row.push([column, value]);
  for (let person = 0; person < size.people; person++) {
    weights[person] = fill(add, person);
    for (const [column, value] of row.sort(([a], [b]) => a - b)) {
      columns[cells] = column;
      values[cells++] = value;
    }
    row = [];
    starts[person + 1] = cells;
  }
  return {
    rows: {
      width: size.inputs,
      starts,
      columns: columns.slice(0, cells),
      values: values.slice(0, cells),
    },
    weights,
  };
}
