import { solveSystem, systemScratch } from "./eliminate";
import { addGram, Rows } from "./gramOfRows";
import { Bench, chooseNearest, meetNeighbours, sortChosen } from "./nearest";
import { CORE } from "./sweep";
import { advance, fail, meet, state, stopped, claimTask } from "./sync";

const NOT_POSITIVE: i32 = 2;

/**
 * One job. Inputs are numbered by popularity; the Gram matrix of the first `heads` is given as
 * dense rows. Written by src/solver/solveNearest.ts in the same order.
 */
@unmanaged
class Job {
  rows: Rows;
  inputs: u32;
  people: u32;
  outputs: u32;
  most: u32;
  heads: u32;
  headGram: usize;
  /** By input: the diagonal of the Gram matrix, including the ridge. */
  diagonal: usize;
  /**
   * By output: its input, and its companion, which is always a neighbour (a number past the inputs
   * for none).
   */
  inputOf: usize;
  companionOf: usize;
  /** By output: its number of neighbours; then `most` slots each for their numbers and weights. */
  counts: usize;
  found: usize;
  weights: usize;
}

let job: Job = changetype<Job>(0);
let data: Rows = changetype<Rows>(0);
/** This thread's own scratch. */
let bench: Bench = changetype<Bench>(0);

const unknownsOf = (count: u32): u32 => ((count + CORE - 1) / CORE) * CORE;
const rounded = (bytes: usize): usize => (bytes + 63) & ~63;

/** Lays out a thread's scratch from `from` on and returns its end. Writes only with `use`. */
function layOut(from: usize, inputs: u32, people: u32, most: u32, use: bool): usize {
  const rows = unknownsOf(most) + CORE;
  const sums = from + rounded(offsetof<Bench>());
  const seen = sums + rounded(inputs * 4);
  const touched = seen + rounded(inputs * 4);
  const local = touched + rounded(inputs * 4);
  const likeness = local + rounded(inputs * 4);
  const chosen = likeness + rounded((most + 1) * 4);
  const visited = chosen + rounded((most + 1) * 4);
  const met = visited + rounded(people * 4);
  const system = met + rounded(most * 8);
  const systemDiagonal = system + rounded(rows * rows * 4);
  const scratch = systemDiagonal + rounded(rows * 4);
  if (use) {
    memory.fill(from, 0, system - from);
    bench = changetype<Bench>(from);
    bench.sums = sums;
    bench.seen = seen;
    bench.touched = touched;
    bench.local = local;
    bench.likeness = likeness;
    bench.chosen = chosen;
    bench.visited = visited;
    bench.met = met;
    bench.system = system;
    bench.systemDiagonal = systemDiagonal;
    bench.scratch = scratch;
  }
  return scratch + rounded(systemScratch(rows));
}

/** Bytes of a thread's scratch. */
export function nearestScratch(inputs: u32, people: u32, most: u32, heads: u32): usize {
  return max(layOut(0, inputs, people, most, false), rounded(heads * 8));
}

function addTo(cell: usize, value: f32): void {
  store<f32>(cell, load<f32>(cell) + value);
}

/**
 * Fills in the cells between popular inputs, which come first because they have the lowest numbers.
 */
function gatherHeads(count: u32, pitch: usize): u32 {
  let row: u32 = 0;
  for (; row < count; row++) {
    const input = load<u32>(bench.chosen + (row << 2));
    if (input >= job.heads) break;
    const from = job.headGram + (input as usize) * (job.heads as usize) * 4;
    const to = bench.system + (row as usize) * pitch;
    for (let column: u32 = 0; column < row; column++)
      store<f32>(
        to + (column << 2),
        load<f32>(from + (load<u32>(bench.chosen + (column << 2)) << 2)),
      );
  }
  return row;
}

/** Adds one person's row to the part of the system below `firstTail`. */
function gatherPerson(person: u32, weight: f32, firstTail: u32, pitch: usize): void {
  let count: u32 = 0;
  const end = load<u32>(data.starts + (person << 2), 4) << 2;
  for (let at = load<u32>(data.starts + (person << 2)) << 2; at < end; at += 4) {
    const place = load<u32>(bench.local + (load<u32>(data.columns + at) << 2));
    if (place == 0) continue;
    store<u32>(bench.met + (count << 3), place - 1);
    store<f32>(bench.met + (count << 3), load<f32>(data.values + at), 4);
    count++;
  }
  // Positions ascend within a row as numbers do, so earlier entries are left of the diagonal.
  for (let row: u32 = 0; row < count; row++) {
    const place = load<u32>(bench.met + (row << 3));
    if (place < firstTail) continue;
    const factor = weight * load<f32>(bench.met + (row << 3), 4);
    const to = bench.system + (place as usize) * pitch;
    for (let column: u32 = 0; column < row; column++)
      addTo(
        to + (load<u32>(bench.met + (column << 3)) << 2),
        factor * load<f32>(bench.met + (column << 3), 4),
      );
  }
}

/**
 * Fills in the other rows of the system from the rows of everybody who has one of the rare inputs,
 * each person once.
 */
function gatherTails(count: u32, firstTail: u32, pitch: usize, mark: u32): void {
  for (let row = firstTail; row < count; row++) {
    const input = load<u32>(bench.chosen + (row << 2));
    const last = load<u32>(data.byColumn + (input << 2), 4);
    for (let entry = load<u32>(data.byColumn + (input << 2)); entry < last; entry++) {
      const person = load<u32>(data.rows + (entry << 2)) << 2;
      if (load<u32>(bench.visited + person) == mark) continue;
      store<u32>(bench.visited + person, mark);
      gatherPerson(person >> 2, load<f32>(data.weights + person), firstTail, pitch);
    }
  }
}

/** Writes the column's neighbours to `chosen`, ascending and including its companion. */
function chooseFor(output: u32, input: u32): u32 {
  const companion = load<u32>(job.companionOf + (output << 2));
  const alone = companion >= job.inputs || companion == input;
  const touched = meetNeighbours(data, bench, input, output + 1);
  let count = chooseNearest(
    bench,
    touched,
    alone ? job.most : job.most - 1,
    job.diagonal,
    alone ? job.inputs : companion,
  );
  if (!alone) {
    if (load<u32>(bench.seen + (companion << 2)) != output + 1)
      store<f32>(bench.sums + (companion << 2), 0);
    store<u32>(bench.chosen + (count++ << 2), companion);
  }
  sortChosen(bench, count);
  return count;
}

function fillSystem(count: u32, unknowns: u32, mark: u32): void {
  const rows = unknowns + CORE;
  const pitch = (rows as usize) * 4;
  memory.fill(bench.system, 0, rows * pitch);
  const firstTail = gatherHeads(count, pitch);
  for (let row: u32 = 0; row < count; row++)
    store<u32>(bench.local + (load<u32>(bench.chosen + (row << 2)) << 2), row + 1);
  gatherTails(count, firstTail, pitch, mark);
  for (let row: u32 = 0; row < unknowns; row++) {
    const input = row < count ? load<u32>(bench.chosen + (row << 2)) : 0;
    const value: f32 = row < count ? load<f32>(job.diagonal + (input << 2)) : 1;
    store<f32>(bench.system + (row as usize) * pitch + (row << 2), value);
    store<f32>(bench.systemDiagonal + (row << 2), value);
    if (row >= count) continue;
    store<f32>(
      bench.system + (unknowns as usize) * pitch + (row << 2),
      load<f32>(bench.sums + (input << 2)),
    );
    store<u32>(bench.local + (input << 2), 0);
  }
}

function solveColumn(output: u32): void {
  const input = load<u32>(job.inputOf + (output << 2));
  const count = chooseFor(output, input);
  store<u32>(job.counts + (output << 2), count);
  if (count == 0) return;
  const unknowns = unknownsOf(count);
  fillSystem(count, unknowns, output + 1);
  const bad = solveSystem(bench.system, unknowns, bench.systemDiagonal, bench.scratch);
  if (bad >= 0) return fail(NOT_POSITIVE, load<u32>(bench.chosen + ((bad as u32) << 2)));
  const at = ((output * job.most) as usize) * 4;
  memory.copy(job.found + at, bench.chosen, count * 4);
  memory.copy(
    job.weights + at,
    bench.system + (unknowns as usize) * (unknowns + CORE) * 4,
    count * 4,
  );
}

/**
 * One thread's share of solving columns, each on its nearest inputs only. Restricted to those,
 * EASE's weights −P_ki / P_ii (Steck 2019, eq. 8) are those of the ridge regression of input i on
 * its neighbours: the Schur complement of the sub-Gram. Returns 0, or why it stopped.
 */
export function solveNearest(thread: u32, threads: u32, at: usize, own: usize): i32 {
  job = changetype<Job>(at);
  data = job.rows;
  const mine = own + thread * nearestScratch(job.inputs, job.people, job.most, job.heads);
  if (!meet(threads)) return state();
  addGram(data, job.heads, job.headGram, (job.heads as usize) * 4, mine);
  layOut(mine, job.inputs, job.people, job.most, true);
  if (!meet(threads)) return state();
  for (let output = claimTask(); output < job.outputs; output = claimTask()) {
    if (stopped()) return state();
    solveColumn(output);
    advance(1);
  }
  return state();
}
