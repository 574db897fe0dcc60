// Block elimination of a small symmetric positive definite system in one thread (block LDLᵀ, Golub
// & Van Loan, Matrix Computations, 4th ed., §4.1-4.3).

import {
  packColumns,
  packEights,
  packSixes,
  subtractLowerProduct,
  subtractProduct,
} from "./multiply";
import { CORE, squareScratch, sweepCore } from "./sweep";

/** Bytes of scratch that solveSystem needs; `rows` includes the block of the right-hand side. */
export function systemScratch(rows: u32): usize {
  return squareScratch(rows);
}

/** Eliminates the block at k from the rows below it, including the right-hand side. */
function eliminateBlock(system: usize, rows: u32, k: u32, diagonal: usize, scratch: usize): i32 {
  const pitch = (rows as usize) * 4;
  const core = system + (k as usize) * pitch + (k << 2);
  const bad = sweepCore(core, pitch, diagonal + (k << 2), scratch);
  if (bad >= 0) return bad + (k as i32);
  const corePack = scratch + CORE * CORE * 8;
  const rest = rows - k - CORE;
  const panelBytes = (rest * CORE * 4) as usize;
  const rowPack = corePack + CORE * CORE * 4;
  const columnPack = rowPack + panelBytes;
  const product = columnPack + panelBytes;
  const below = core + (CORE as usize) * pitch;
  packColumns(core, pitch, CORE, CORE, corePack);
  packSixes(below, pitch, rest, CORE, rowPack);
  packEights(below, pitch, rest, CORE, columnPack);
  memory.fill(product, 0, panelBytes);
  subtractProduct(rest, CORE, CORE, rowPack, corePack, product, CORE * 4);
  for (let row: u32 = 0; row < rest; row++)
    memory.copy(below + (row as usize) * pitch, product + row * CORE * 4, CORE * 4);
  packSixes(product, CORE * 4, rest, CORE, rowPack);
  subtractLowerProduct(rest, CORE, rowPack, columnPack, below + CORE * 4, pitch);
  return -1;
}

/**
 * Solves S·x = g. `system` has `unknowns` rows of S (lower triangle), then CORE rows: gᵀ and
 * padding of zeros. `unknowns` is a multiple of CORE; a row has unknowns + CORE numbers. x replaces
 * g. Returns the first row whose pivot is not positive, or −1.
 */
export function solveSystem(system: usize, unknowns: u32, diagonal: usize, scratch: usize): i32 {
  const rows = unknowns + CORE;
  const pitch = (rows as usize) * 4;
  for (let k: u32 = 0; k < unknowns; k += CORE) {
    const bad = eliminateBlock(system, rows, k, diagonal, scratch);
    if (bad >= 0) return bad;
  }
  // gᵀ now holds L⁻¹·g with D⁻¹ applied; what remains is to solve Lᵀ·x for it, from the last block
  // backwards.
  const x = system + (unknowns as usize) * pitch;
  for (let row = unknowns - 1; row >= CORE; row--) {
    const factor = f32x4.splat(load<f32>(x + (row << 2)));
    const from = system + (row as usize) * pitch;
    const end = ((row / CORE) * CORE) << 2;
    for (let at: usize = 0; at < end; at += 16)
      v128.store(x + at, f32x4.sub(v128.load(x + at), f32x4.mul(factor, v128.load(from + at))));
  }
  return -1;
}
