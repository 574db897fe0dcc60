import { advance, meet, state, stopped, claimTask } from "./sync";

/** Rows of the result that a thread claims at a time. */
const TAKEN: u32 = 4;

/**
 * Addresses of the parts of a sparse matrix, all numbers of 4 bytes: its rows, and its columns with
 * the values multiplied by the row weights. Written by src/solver/placeRows.ts in the same order.
 */
@unmanaged
export class Rows {
  starts: usize;
  columns: usize;
  values: usize;
  byColumn: usize;
  rows: usize;
  weighted: usize;
  weights: usize;
}

/**
 * Adds row `row` of the Gram matrix, up to the diagonal, to `to`; summed in double precision at
 * `sums`.
 */
function addGramRow(data: Rows, row: u32, to: usize, sums: usize): void {
  const first = load<u32>(data.byColumn + (row << 2));
  const last = load<u32>(data.byColumn + (row << 2), 4);
  if (first == last) return;
  for (let column: u32 = 0; column <= row; column++)
    store<f64>(sums + (column << 3), load<f32>(to + (column << 2)) as f64);
  for (let entry = first; entry < last; entry++) {
    const person = load<u32>(data.rows + (entry << 2));
    const factor = load<f32>(data.weighted + (entry << 2)) as f64;
    const end = load<u32>(data.starts + (person << 2), 4) << 2;
    // Columns ascend within a row, so this ends at the diagonal.
    for (let at = load<u32>(data.starts + (person << 2)) << 2; at < end; at += 4) {
      const column = load<u32>(data.columns + at);
      if (column > row) break;
      const cell = sums + (column << 3);
      store<f64>(cell, load<f64>(cell) + factor * (load<f32>(data.values + at) as f64));
    }
  }
  for (let column: u32 = 0; column <= row; column++)
    store<f32>(to + (column << 2), load<f64>(sums + (column << 3)) as f32);
}

/**
 * All rows of the lower triangle up to `size`, distributed over the threads row by row. `sums` has
 * room for `size` f64 per thread.
 */
export function addGram(data: Rows, size: u32, matrix: usize, pitch: usize, sums: usize): void {
  for (let first = claimTask() * TAKEN; first < size; first = claimTask() * TAKEN) {
    if (stopped()) return;
    const last = min(first + TAKEN, size);
    for (let row = first; row < last; row++)
      addGramRow(data, row, matrix + (row as usize) * pitch, sums);
    advance(last - first);
  }
}

/**
 * One thread's share of adding Σ w·z·zᵀ over sparse rows z to the lower triangle of a matrix.
 * Returns 0, or why it stopped.
 */
export function gramOfRows(
  thread: u32,
  threads: u32,
  rows: usize,
  matrix: usize,
  size: u32,
  pitch: usize,
  sums: usize,
): i32 {
  if (!meet(threads)) return state();
  addGram(changetype<Rows>(rows), size, matrix, pitch, sums + thread * size * 8);
  return state();
}
