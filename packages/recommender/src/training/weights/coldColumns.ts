import { FULL_SCALE, type WeightRows } from "../../model/weightRows.ts";
import type { Resemblance } from "./resemblances.ts";

/** Most cells of a synthesised column, and of all of them together. */
const MOST_CELLS = 200;
const MOST_CELLS_IN_ALL = 4_000_000;
/**
 * A neighbour's own contribution, as a multiple of the largest weight leading to it, since weights
 * have no diagonal.
 */
const OWN_SHARE = 2;

interface Cell {
  readonly row: number;
  readonly value: number;
}

/** The weights by target title. */
function columnsOf({ start, columns, values, scales }: WeightRows): {
  start: Uint32Array;
  rows: Uint32Array;
  weights: Float32Array;
} {
  const titles = start.length - 1;
  const begin = new Uint32Array(titles + 1);
  for (const column of columns) begin[column + 1] = (begin[column + 1] ?? 0) + 1;
  for (let title = 0; title < titles; title++)
    begin[title + 1] = (begin[title + 1] ?? 0) + (begin[title] ?? 0);
  const next = begin.slice();
  const [rows, weights] = [new Uint32Array(columns.length), new Float32Array(columns.length)];
  for (let row = 0; row < titles; row++) {
    for (let at = start[row] ?? 0; at < (start[row + 1] ?? 0); at++) {
      const column = columns[at] ?? 0;
      const to = next[column] ?? 0;
      next[column] = to + 1;
      rows[to] = row;
      weights[to] = (values[at] ?? 0) * (scales[row] ?? 0);
    }
  }
  return { start: begin, rows, weights };
}

/**
 * The mixture of the neighbours' columns, reduced to its largest cells. `sums` holds zeros before
 * and after.
 */
function mixtureOf(
  { neighbours, factors, title }: Resemblance,
  columns: ReturnType<typeof columnsOf>,
  { most, sums }: { most: number; sums: Float32Array },
): Cell[] {
  const rows: number[] = [];
  const add = (row: number, value: number) => {
    if (sums[row] === 0) rows.push(row);
    sums[row] = (sums[row] ?? 0) + value;
  };
  neighbours.forEach((neighbour, at) => {
    const factor = factors[at] ?? 0;
    let largest = 0;
    for (
      let cell = columns.start[neighbour] ?? 0;
      cell < (columns.start[neighbour + 1] ?? 0);
      cell++
    ) {
      const weight = columns.weights[cell] ?? 0;
      largest = Math.max(largest, weight);
      add(columns.rows[cell] ?? 0, factor * weight);
    }
    add(neighbour, OWN_SHARE * factor * largest);
  });
  const cells = rows
    .map((row) => ({ row, value: sums[row] ?? 0 }))
    .filter(({ row, value }) => row !== title && value !== 0);
  for (const row of rows) sums[row] = 0;
  const least =
    Float32Array.from(cells, ({ value }) => Math.abs(value))
      .sort()
      .at(-most) ?? 0;
  return cells.filter(({ value }) => Math.abs(value) >= least).slice(0, most);
}

/** The same weights with a column for each cold title; titles that already had one keep it. */
export function withColdColumns(weights: WeightRows, cold: readonly Resemblance[]): WeightRows {
  const titles = weights.start.length - 1;
  if (cold.length === 0 || weights.columns.length === 0) return weights;
  const columns = columnsOf(weights);
  const sums = new Float32Array(titles);
  const most = Math.max(1, Math.min(MOST_CELLS, Math.floor(MOST_CELLS_IN_ALL / cold.length)));
  const more: [number, number][][] = Array.from({ length: titles }, () => []);
  // By ascending title, so that new cells in a row ascend.
  for (const one of [...cold].sort((a, b) => a.title - b.title)) {
    if ((columns.start[one.title + 1] ?? 0) > (columns.start[one.title] ?? 0)) continue;
    for (const { row, value } of mixtureOf(one, columns, { most, sums }))
      more[row]?.push([one.title, value]);
  }
  return merged(weights, more);
}

/** Adds cells to each row, and requantises rows with cells larger than before. */
function merged(
  { start, columns, values, scales }: WeightRows,
  more: readonly (readonly [number, number][])[],
): WeightRows {
  const total = more.reduce((sum, row) => sum + row.length, columns.length);
  const result = {
    start: new Uint32Array(start.length),
    columns: new Uint32Array(total),
    values: new Int16Array(total),
    scales: scales.slice(),
  };
  let cells = 0;
  more.forEach((added, row) => {
    const old = scales[row] ?? 0;
    const scale = added.reduce(
      (most, [, value]) => Math.max(most, Math.abs(value) / FULL_SCALE),
      old,
    );
    result.scales[row] = scale;
    const put = (column: number, value: number) => {
      result.columns[cells] = column;
      result.values[cells++] = Math.round(value / scale);
    };
    let next = 0;
    for (let at = start[row] ?? 0; at < (start[row + 1] ?? 0); at++) {
      for (; next < added.length && (added[next]?.[0] ?? 0) < (columns[at] ?? 0); next++)
        put(...(added[next] ?? [0, 0]));
      put(columns[at] ?? 0, (values[at] ?? 0) * old);
    }
    for (; next < added.length; next++) put(...(added[next] ?? [0, 0]));
    result.start[row + 1] = cells;
  });
  return result;
}
