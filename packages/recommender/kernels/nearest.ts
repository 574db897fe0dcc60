// The nearest inputs of one input: computes its row of the Gram matrix from the sparse rows and
// selects the most similar.

import { Rows } from "./gramOfRows";

/** A thread's scratch, reused for one column after the other. */
@unmanaged
export class Bench {
  /** By input: its cell in the column's Gram row, valid where `seen` has the column's mark. */
  sums: usize;
  seen: usize;
  touched: usize;
  /** The heap of chosen inputs, with room for one more. */
  likeness: usize;
  chosen: usize;
  /** By input: its position in the column's system, plus one. */
  local: usize;
  /** By person: the mark of the last column that visited their row. */
  visited: usize;
  /** A row's inputs that are in the system: position, then value. */
  met: usize;
  system: usize;
  systemDiagonal: usize;
  scratch: usize;
}

/**
 * Computes the column's Gram row in `sums`, valid where `seen` has the mark. Lists the other inputs
 * it meets in `touched` and returns their number.
 */
export function meetNeighbours(data: Rows, bench: Bench, column: u32, mark: u32): u32 {
  let count: u32 = 0;
  const last = load<u32>(data.byColumn + (column << 2), 4);
  store<u32>(bench.seen + (column << 2), mark);
  for (let entry = load<u32>(data.byColumn + (column << 2)); entry < last; entry++) {
    const person = load<u32>(data.rows + (entry << 2));
    const factor = load<f32>(data.weighted + (entry << 2));
    const end = load<u32>(data.starts + (person << 2), 4) << 2;
    for (let at = load<u32>(data.starts + (person << 2)) << 2; at < end; at += 4) {
      const other = load<u32>(data.columns + at) << 2;
      const product = factor * load<f32>(data.values + at);
      if (load<u32>(bench.seen + other) == mark)
        store<f32>(bench.sums + other, load<f32>(bench.sums + other) + product);
      else {
        store<u32>(bench.seen + other, mark);
        store<f32>(bench.sums + other, product);
        store<u32>(bench.touched + (count++ << 2), other >> 2);
      }
    }
  }
  return count;
}

/**
 * Whether the heap's candidate at `a` ranks below the one at `b`: less similar, or equally similar
 * and later in the catalogue.
 */
function worse(bench: Bench, a: u32, b: u32): bool {
  const left = load<f32>(bench.likeness + (a << 2));
  const right = load<f32>(bench.likeness + (b << 2));
  return (
    left < right ||
    (left == right && load<u32>(bench.chosen + (a << 2)) > load<u32>(bench.chosen + (b << 2)))
  );
}

function exchange(bench: Bench, a: u32, b: u32): void {
  const likeness = load<f32>(bench.likeness + (a << 2));
  const chosen = load<u32>(bench.chosen + (a << 2));
  store<f32>(bench.likeness + (a << 2), load<f32>(bench.likeness + (b << 2)));
  store<u32>(bench.chosen + (a << 2), load<u32>(bench.chosen + (b << 2)));
  store<f32>(bench.likeness + (b << 2), likeness);
  store<u32>(bench.chosen + (b << 2), chosen);
}

function rise(bench: Bench, from: u32): void {
  let at = from;
  while (at > 0 && worse(bench, at, (at - 1) >> 1)) {
    exchange(bench, at, (at - 1) >> 1);
    at = (at - 1) >> 1;
  }
}

function sink(bench: Bench, count: u32): void {
  let at: u32 = 0;
  while (true) {
    let child: u32 = 2 * at + 1;
    if (child >= count) return;
    if (child + 1 < count && worse(bench, child + 1, child)) child++;
    if (!worse(bench, child, at)) return;
    exchange(bench, at, child);
    at = child;
  }
}

/**
 * Selects the most similar of the touched inputs into a heap with the least similar on top. |g_ij|
 * / √g_jj orders them as the cosine does. Leaves out `companion` (an input, or one past the last).
 * Returns how many were chosen.
 */
export function chooseNearest(
  bench: Bench,
  touched: u32,
  most: u32,
  diagonal: usize,
  companion: u32,
): u32 {
  let count: u32 = 0;
  for (let index: u32 = 0; index < touched; index++) {
    const input = load<u32>(bench.touched + (index << 2));
    if (input == companion || most == 0) continue;
    const likeness =
      abs<f32>(load<f32>(bench.sums + (input << 2))) /
      sqrt<f32>(load<f32>(diagonal + (input << 2)));
    // The slot after the heap holds a candidate.
    const place = count;
    store<f32>(bench.likeness + (place << 2), likeness);
    store<u32>(bench.chosen + (place << 2), input);
    if (count < most) {
      rise(bench, count++);
    } else if (worse(bench, 0, place)) {
      exchange(bench, 0, place);
      sink(bench, count);
    }
  }
  return count;
}

/** Sorts the first `count` of `chosen` by number (heapsort). */
export function sortChosen(bench: Bench, count: u32): void {
  for (let index: u32 = 0; index < count; index++) store<f32>(bench.likeness + (index << 2), 0);
  // With equal similarity, "worse" means a later number, so the latest rises to the top.
  for (let index: u32 = 1; index < count; index++) rise(bench, index);
  for (let end = count; end > 1; end--) {
    exchange(bench, 0, end - 1);
    sink(bench, end - 1);
  }
}
