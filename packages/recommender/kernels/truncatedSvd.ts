// Randomised subspace iteration (Halko, Martinsson & Tropp 2011, "Finding Structure with Randomness", algorithm 4.4): a few random directions are sent through X and Xᵀ
// in turn and made orthonormal each time, by Cholesky of their Gram (CholeskyQR; Fukaya et al. 2014).

import { Rows } from "./gramOfRows";
import { packColumns, packSixes, subtractProduct, TILE_COLUMNS, TILE_ROWS } from "./multiply";
import { rotateRows } from "./rotateRows";
import { advance, meet, state, stopped, takeTask } from "./sync";

/** Rows that a thread takes at a time; a multiple of both sides of a tile. */
const STRIP: u32 = 48;
/** Rows of a tall factor that are multiplied before the sum goes into double precision. */
const DEPTH: u32 = 240;
/** Directions whose remaining length is below this share (squared) of their own are noise of single precision: they become zero. */
const LEAST_SHARE: f64 = 1e-6;

/** One job. Whoever starts it writes it (src/solver/truncatedSvd.ts, which has the same order). */
@unmanaged
class Job {
  rows: Rows;
  people: u32;
  inputs: u32;
  /** Directions that are followed, a multiple of STRIP. */
  rank: u32;
  rounds: u32;
  /** inputs × rank and people × rank numbers, with rows to spare up to a multiple of DEPTH, which are 0. */
  vectors: usize;
  images: usize;
  /** rank × rank f64: a Gram, then its factor; and the inverse of that, in f64 and packed in f32. */
  gram: usize;
  factor: usize;
  factorPack: usize;
}

let job: Job = changetype<Job>(0);
let data: Rows = changetype<Rows>(0);
let mine: usize = 0;
let team: u32 = 0;
let me: u32 = 0;

/** Bytes of a thread's own room. */
export function svdScratch(rank: u32): u32 {
  return max(2 * STRIP * DEPTH * 4 + STRIP * STRIP * 12, STRIP * rank * 8) + 64;
}

/** One row of a sparse matrix times the directions: to = Σ value·from[column], 32 numbers of it at a time. */
function multiplyRow(starts: usize, columns: usize, values: usize, row: u32, from: usize, to: usize): void {
  const first = load<u32>(starts + (row << 2)) << 2;
  const last = load<u32>(starts + (row << 2), 4) << 2;
  const pitch = job.rank << 2;
  for (let part: u32 = 0; part < pitch; part += 96) {
    let s0 = f32x4.splat(0);
    let s1 = f32x4.splat(0);
    let s2 = f32x4.splat(0);
    let s3 = f32x4.splat(0);
    let s4 = f32x4.splat(0);
    let s5 = f32x4.splat(0);
    for (let at = first; at < last; at += 4) {
      const value = v128.load32_splat(values + at);
      const vector = from + (load<u32>(columns + at) as usize) * pitch + part;
      s0 = f32x4.relaxed_madd(value, v128.load(vector), s0);
      s1 = f32x4.relaxed_madd(value, v128.load(vector, 16), s1);
      s2 = f32x4.relaxed_madd(value, v128.load(vector, 32), s2);
      s3 = f32x4.relaxed_madd(value, v128.load(vector, 48), s3);
      s4 = f32x4.relaxed_madd(value, v128.load(vector, 64), s4);
      s5 = f32x4.relaxed_madd(value, v128.load(vector, 80), s5);
    }
    v128.store(to + part, s0);
    v128.store(to + part, s1, 16);
    v128.store(to + part, s2, 32);
    v128.store(to + part, s3, 48);
    v128.store(to + part, s4, 64);
    v128.store(to + part, s5, 80);
  }
}

/** to = (the sparse matrix)·from, row by row. */
function multiplySparse(starts: usize, columns: usize, values: usize, count: u32, from: usize, to: usize): bool {
  for (let first = takeTask() * STRIP; first < count; first = takeTask() * STRIP) {
    if (stopped()) return false;
    for (let row = first; row < min(first + STRIP, count); row++) multiplyRow(starts, columns, values, row, from, to + (row as usize) * (job.rank << 2));
  }
  return meet(team);
}

/** One block of (tall)ᵀ·tall, into the Gram's lower and upper triangle. */
function gramBlock(tall: usize, count: u32, i: u32, j: u32): void {
  const left = mine;
  const right = left + STRIP * DEPTH * 4;
  const part = right + STRIP * DEPTH * 4;
  const sums = part + STRIP * STRIP * 4;
  const pitch = job.rank << 2;
  memory.fill(sums, 0, STRIP * STRIP * 8);
  for (let first: u32 = 0; first < count; first += DEPTH) {
    const rows = tall + (first as usize) * pitch;
    for (let group: u32 = 0; group < STRIP; group += TILE_ROWS) packSix(rows + ((i + group) << 2), pitch, left + group * DEPTH * 4);
    packColumns(rows + (j << 2), pitch, DEPTH, STRIP, right);
    memory.fill(part, 0, STRIP * STRIP * 4);
    subtractProduct(STRIP, STRIP, DEPTH, left, right, part, STRIP * 4);
    for (let cell: u32 = 0; cell < STRIP * STRIP; cell++) store<f64>(sums + (cell << 3), load<f64>(sums + (cell << 3)) - (load<f32>(part + (cell << 2)) as f64));
  }
  for (let row: u32 = 0; row < STRIP; row++) {
    for (let column: u32 = 0; column < STRIP; column++) {
      const sum = load<f64>(sums + ((row * STRIP + column) << 3));
      store<f64>(job.gram + (((i + row) * job.rank + j + column) << 3), sum);
      store<f64>(job.gram + (((j + column) * job.rank + i + row) << 3), sum);
    }
  }
}

/** Packs six neighbouring columns as A of the transpose. */
function packSix(from: usize, pitch: usize, to: usize): void {
  for (let row: u32 = 0; row < DEPTH; row++) {
    v128.store(to, v128.load(from));
    store<u64>(to, load<u64>(from, 16), 16);
    to += TILE_ROWS * 4;
    from += pitch;
  }
}

/** The Gram of a tall factor's columns. */
function gramOf(tall: usize, count: u32): bool {
  const blocks = job.rank / STRIP;
  for (let task = takeTask(); task < blocks * blocks; task = takeTask()) {
    if (stopped()) return false;
    const i = task / blocks;
    const j = task % blocks;
    if (j <= i) gramBlock(tall, count, i * STRIP, j * STRIP);
  }
  return meet(team);
}

/** Gram = RᵀR in place (upper triangle, zeros below). A row whose pivot is only noise becomes zero. */
function factorGram(): void {
  const n = job.rank;
  for (let k: u32 = 0; k < n; k++) {
    const row = job.gram + ((k * n) << 3);
    let pivot = load<f64>(row + (k << 3));
    const whole = pivot;
    for (let i: u32 = 0; i < k; i++) {
      const value = load<f64>(job.gram + ((i * n + k) << 3));
      pivot -= value * value;
    }
    const scale = pivot > LEAST_SHARE * whole ? 1 / sqrt(pivot) : 0;
    for (let i: u32 = 0; i < k; i++) {
      const above = job.gram + ((i * n) << 3);
      const factor = load<f64>(above + (k << 3));
      if (factor != 0) for (let j = k; j < n; j++) store<f64>(row + (j << 3), load<f64>(row + (j << 3)) - factor * load<f64>(above + (j << 3)));
    }
    for (let j: u32 = 0; j < n; j++) store<f64>(row + (j << 3), j < k ? 0 : load<f64>(row + (j << 3)) * scale);
  }
}

/** The factor's inverse, upper triangular; zero rows of R give zero columns. */
function invertFactor(): void {
  const n = job.rank;
  memory.fill(job.factor, 0, (n * n) << 3);
  for (let done: u32 = 0; done < n; done++) {
    const k = n - 1 - done;
    const row = job.gram + ((k * n) << 3);
    const to = job.factor + ((k * n) << 3);
    const pivot = load<f64>(row + (k << 3));
    if (pivot == 0) continue;
    store<f64>(to + (k << 3), 1);
    for (let i = k + 1; i < n; i++) {
      const factor = load<f64>(row + (i << 3));
      const from = job.factor + ((i * n) << 3);
      for (let j = i; j < n; j++) store<f64>(to + (j << 3), load<f64>(to + (j << 3)) - factor * load<f64>(from + (j << 3)));
    }
    for (let j = k; j < n; j++) store<f64>(to + (j << 3), load<f64>(to + (j << 3)) / pivot);
  }
}

/** Packs −(the square at `factor`) as B, so that subtracting multiplies by it. */
function packFactor(): void {
  const n = job.rank;
  for (let column: u32 = 0; column < n; column++)
    for (let row: u32 = 0; row < n; row++)
      store<f32>(
        job.factorPack + (((column / TILE_COLUMNS) * n * TILE_COLUMNS + row * TILE_COLUMNS + (column % TILE_COLUMNS)) << 2),
        -load<f64>(job.factor + ((row * n + column) << 3)) as f32,
      );
}

/** tall ← tall·factor, strip by strip. */
function multiplyTall(tall: usize, count: u32): bool {
  const pitch = (job.rank << 2) as usize;
  for (let first = takeTask() * STRIP; first < count; first = takeTask() * STRIP) {
    if (stopped()) return false;
    const strip = tall + (first as usize) * pitch;
    packSixes(strip, pitch, STRIP, job.rank, mine);
    memory.fill(strip, 0, STRIP * pitch);
    subtractProduct(STRIP, job.rank, job.rank, mine, job.factorPack, strip, pitch);
  }
  return meet(team);
}

/** Makes the columns of a tall factor orthonormal, as far as single precision can. */
function orthonormalise(tall: usize, count: u32): bool {
  if (!gramOf(tall, count)) return false;
  if (me == 0) {
    factorGram();
    invertFactor();
    packFactor();
  }
  return meet(team) && multiplyTall(tall, count);
}

/** Turns the directions into the singular vectors they span, longest first or not; their images' squared lengths stay in the rotated factor's rows. */
function settle(): bool {
  if (!multiplySparse(data.starts, data.columns, data.values, job.people, job.vectors, job.images)) return false;
  if (!gramOf(job.images, job.people)) return false;
  if (me == 0) {
    factorGram();
    rotateRows(job.gram, job.rank);
    // The rotated rows, made of length 1, are the eigenvectors of the Gram: the factor's columns.
    for (let k: u32 = 0; k < job.rank; k++) {
      let square: f64 = 0;
      for (let i: u32 = 0; i < job.rank; i++) square += load<f64>(job.gram + ((k * job.rank + i) << 3)) ** 2;
      const scale = square > 0 ? 1 / sqrt(square) : 0;
      for (let i: u32 = 0; i < job.rank; i++) store<f64>(job.factor + ((i * job.rank + k) << 3), load<f64>(job.gram + ((k * job.rank + i) << 3)) * scale);
    }
    packFactor();
  }
  return meet(team) && multiplyTall(job.vectors, job.inputs);
}

/** One thread's share of a truncated singular value decomposition. Gives 0, or why it stopped. */
export function truncatedSvd(thread: u32, threads: u32, at: usize, own: usize): i32 {
  job = changetype<Job>(at);
  data = job.rows;
  me = thread;
  team = threads;
  mine = own + thread * svdScratch(job.rank);
  if (!meet(team) || !orthonormalise(job.vectors, job.inputs)) return state();
  for (let round: u32 = 0; round < job.rounds; round++) {
    if (!multiplySparse(data.starts, data.columns, data.values, job.people, job.vectors, job.images)) return state();
    if (!orthonormalise(job.images, job.people)) return state();
    if (!multiplySparse(data.byColumn, data.rows, data.weighted, job.inputs, job.images, job.vectors)) return state();
    if (!orthonormalise(job.vectors, job.inputs)) return state();
    if (me == 0) advance(1);
  }
  // Once more: what single precision left of the first time goes now.
  if (!orthonormalise(job.vectors, job.inputs)) return state();
  settle();
  if (me == 0) advance(1);
  return state();
}
