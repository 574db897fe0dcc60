import {
  packColumns,
  packEights,
  packSixes,
  subtractLowerProduct,
  subtractProduct,
  transpose,
} from "./multiply";
import { squareScratch, sweepSquare } from "./sweep";
import { advance, fail, meet, state, stopped, claimTask } from "./sync";

/**
 * Rows of a pivot block: 240 × 240 numbers are 225 KB, which fits a core's second-level cache. A
 * multiple of CORE and STRIP.
 */
const BLOCK: u32 = 240;
/** Rows of the panel prepared at a time. */
const STRIP: u32 = 48;
const NOT_POSITIVE: i32 = 2;

/**
 * One inversion: the matrix (lower triangle) and the addresses of its scratch. All threads have the
 * same values.
 */
let size: u32 = 0;
let pitch: usize = 0;
let matrix: usize = 0;
let diagonal: usize = 0;
/** −D⁻¹ of the pivot block, packed as B. */
let pivotPack: usize = 0;
/** The original panel S_jk, packed as the B of S_kj; and S_ik·D⁻¹, packed as A. */
let columnPack: usize = 0;
let rowPack: usize = 0;
/** This thread's own scratch. */
let own: usize = 0;

function cellAt(row: u32, column: u32): usize {
  return matrix + (row as usize) * pitch + (column as usize) * 4;
}

/** Bytes of scratch that invertSymmetric needs after the matrix. */
export function invertScratch(rows: u32, threads: u32): u32 {
  return rows * 4 + (2 * rows + BLOCK) * BLOCK * 4 + threads * ownBytes();
}

function ownBytes(): u32 {
  return max(3 * STRIP * BLOCK * 4, (BLOCK * BLOCK * 4 + squareScratch(BLOCK)) as u32);
}

/** Inverts the pivot block at k in one thread. */
function sweepPivot(k: u32, depth: u32): void {
  const square = own;
  const squarePitch = (depth as usize) * 4;
  for (let row: u32 = 0; row < depth; row++) {
    for (let column: u32 = 0; column <= row; column++) {
      const value = load<f32>(cellAt(k + row, k + column));
      store<f32>(square + row * squarePitch + (column << 2), value);
      store<f32>(square + column * squarePitch + (row << 2), value);
    }
  }
  const bad = sweepSquare(square, depth, diagonal + (k << 2), own + depth * squarePitch);
  if (bad >= 0) return fail(NOT_POSITIVE, k + (bad as u32));
  for (let row: u32 = 0; row < depth; row++)
    memory.copy(cellAt(k + row, k), square + row * squarePitch, squarePitch);
  packColumns(square, squarePitch, depth, depth, pivotPack);
}

/** Prepares some rows of the panel: packs S_ik, replaces it with S_ik·D⁻¹ and packs that. */
function sweepStrip(first: u32, rows: u32, k: u32, depth: u32): void {
  const stripPitch = (depth as usize) * 4;
  const panel = own;
  const packed = own + STRIP * BLOCK * 4;
  const product = packed + STRIP * BLOCK * 4;
  const below = first > k;
  if (below)
    for (let row: u32 = 0; row < rows; row++)
      memory.copy(panel + row * stripPitch, cellAt(first + row, k), stripPitch);
  else transpose(cellAt(k, first), pitch, depth, rows, panel, stripPitch);
  packEights(panel, stripPitch, rows, depth, columnPack + first * depth * 4);
  packSixes(panel, stripPitch, rows, depth, packed);
  memory.fill(product, 0, rows * stripPitch);
  subtractProduct(rows, depth, depth, packed, pivotPack, product, stripPitch);
  packSixes(product, stripPitch, rows, depth, rowPack + first * depth * 4);
  if (below)
    for (let row: u32 = 0; row < rows; row++)
      memory.copy(cellAt(first + row, k), product + row * stripPitch, stripPitch);
  else transpose(product, stripPitch, rows, depth, cellAt(k, first), pitch);
}

function sweepPanel(k: u32, depth: u32): void {
  for (let first = claimTask() * STRIP; first < size; first = claimTask() * STRIP) {
    if (stopped()) return;
    if (first < k || first >= k + depth) sweepStrip(first, min(STRIP, size - first), k, depth);
  }
}

/** The row of a cell in the lower triangle, with cells numbered row by row. */
function triangleRow(task: u32): u32 {
  let row = ((sqrt(8 * (task as f64) + 1) - 1) / 2) as u32;
  while ((row * (row + 1)) / 2 > task) row--;
  while (((row + 1) * (row + 2)) / 2 <= task) row++;
  return row;
}

/** S_ij −= S_ik·D⁻¹·S_kj for all blocks of the lower triangle outside the pivot row and column. */
function sweepRest(k: u32, depth: u32): void {
  const pivot = k / BLOCK;
  const blocks = (size + BLOCK - 1) / BLOCK - 1;
  const tasks = (blocks * (blocks + 1)) / 2;
  for (let task = claimTask(); task < tasks; task = claimTask()) {
    if (stopped()) return;
    const blockRow = triangleRow(task);
    const blockColumn = task - (blockRow * (blockRow + 1)) / 2;
    const row = (blockRow + u32(blockRow >= pivot)) * BLOCK;
    const column = (blockColumn + u32(blockColumn >= pivot)) * BLOCK;
    const rows = min(BLOCK, size - row);
    const a = rowPack + row * depth * 4;
    const b = columnPack + column * depth * 4;
    if (row == column) subtractLowerProduct(rows, depth, a, b, cellAt(row, column), pitch);
    else subtractProduct(rows, BLOCK, depth, a, b, cellAt(row, column), pitch);
  }
}

/** Turns −S⁻¹ in the lower triangle into S⁻¹ in both. */
function mirror(): void {
  const blocks = (size + STRIP - 1) / STRIP;
  const tasks = (blocks * (blocks + 1)) / 2;
  for (let task = claimTask(); task < tasks; task = claimTask()) {
    const blockRow = triangleRow(task);
    const row = blockRow * STRIP;
    const column = (task - (blockRow * (blockRow + 1)) / 2) * STRIP;
    const rows = min(STRIP, size - row);
    if (row == column) {
      mirrorDiagonal(row, rows);
      continue;
    }
    for (let i = row; i < row + rows; i++)
      for (let at: usize = 0; at < STRIP * 4; at += 16)
        v128.store(cellAt(i, column) + at, f32x4.neg(v128.load(cellAt(i, column) + at)));
    transpose(cellAt(row, column), pitch, rows, STRIP, cellAt(column, row), pitch);
  }
}

function mirrorDiagonal(first: u32, rows: u32): void {
  for (let i = first; i < first + rows; i++) {
    for (let j = first; j <= i; j++) {
      const value = -load<f32>(cellAt(i, j));
      store<f32>(cellAt(i, j), value);
      store<f32>(cellAt(j, i), value);
    }
  }
}

/** Sets the rows from `used` on, which are padding, to those of the identity. */
function padIdentity(used: u32): void {
  for (let row = used; row < size; row++) {
    memory.fill(cellAt(row, 0), 0, (size as usize) * 4);
    store<f32>(cellAt(row, row), 1);
  }
  for (let row: u32 = 0; row < size; row++)
    store<f32>(diagonal + (row << 2), load<f32>(cellAt(row, row)));
}

/**
 * One thread's share of inverting a symmetric positive definite matrix in place. Reads the lower
 * triangle, writes both. `rows` is `used` rounded up to a multiple of 24; `pitchBytes` is a
 * multiple of 16. Returns 0, or why it stopped.
 */
export function invertSymmetric(
  thread: u32,
  threads: u32,
  at: usize,
  used: u32,
  rows: u32,
  pitchBytes: usize,
  scratch: usize,
): i32 {
  size = rows;
  pitch = pitchBytes;
  matrix = at;
  diagonal = scratch;
  pivotPack = diagonal + size * 4;
  columnPack = pivotPack + BLOCK * BLOCK * 4;
  rowPack = columnPack + size * BLOCK * 4;
  own = rowPack + size * BLOCK * 4 + thread * ownBytes();
  if (thread == 0) padIdentity(used);
  for (let k: u32 = 0; k < size; k += BLOCK) {
    const depth = min(BLOCK, size - k);
    if (!meet(threads)) return state();
    if (thread == 0) sweepPivot(k, depth);
    if (!meet(threads)) return state();
    sweepPanel(k, depth);
    if (!meet(threads)) return state();
    sweepRest(k, depth);
    if (thread == 0) advance(depth);
  }
  if (!meet(threads)) return state();
  mirror();
  return state();
}
