/** People × inputs, sparse, as the solver reads them: one weight a person, one value a cell. */
export interface InputRows {
  readonly inputs: number;
  /** People + 1. */
  readonly rowStart: Uint32Array;
  readonly columns: Uint32Array;
  readonly values: Float32Array;
  /** By person. */
  readonly weights: Float32Array;
}

/** Collects rows of known total size. */
export function inputRowsFrom(rows: { inputs: number; people: number; cells: number }, fill: (add: (column: number, value: number) => void, person: number) => number): InputRows {
  const rowStart = new Uint32Array(rows.people + 1);
  const columns = new Uint32Array(rows.cells);
  const values = new Float32Array(rows.cells);
  const weights = new Float32Array(rows.people);
  let cells = 0;
  const add = (column: number, value: number) => {
    columns[cells] = column;
    values[cells++] = value;
  };
  for (let person = 0; person < rows.people; person++) {
    weights[person] = fill(add, person);
    rowStart[person + 1] = cells;
  }
  return { inputs: rows.inputs, rowStart, columns: columns.slice(0, cells), values: values.slice(0, cells), weights };
}
