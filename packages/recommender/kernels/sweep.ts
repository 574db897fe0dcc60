// The sweep operator (Goodnight, "A Tutorial on the SWEEP Operator", 1979) on a block of a
// symmetric positive definite matrix S: S_kk ← −S_kk⁻¹,  S_ik ← S_ik·S_kk⁻¹,  S_ij ← S_ij −
// S_ik·S_kk⁻¹·S_kj. After sweeping every block once, S is −S⁻¹. This takes n³ operations, as many
// as Cholesky's factor, its inverse and their product together (Golub & Van Loan, Matrix
// Computations, 4th ed., §4.2), but nearly all of them are in one large product.

import { packColumns, packEights, packSixes, subtractProduct, transpose } from "./multiply";

/** The innermost block is swept number by number, in double precision. */
export const CORE: u32 = 24;
/**
 * A pivot must keep this share of its original diagonal; less is single-precision noise, not a
 * positive number.
 */
const LEAST_SHARE: f64 = 1.2e-7;

/** Bytes of scratch that sweepSquare needs. */
export function squareScratch(size: u32): usize {
  return (CORE * CORE * 8 + CORE * CORE * 4 + 4 * size * CORE * 4) as usize;
}

/**
 * Sweeps the CORE × CORE block at `block`. Returns the first row whose pivot is not positive, or
 * −1.
 */
export function sweepCore(block: usize, pitch: usize, diagonal: usize, work: usize): i32 {
  for (let row: u32 = 0; row < CORE; row++)
    for (let column: u32 = 0; column < CORE; column++)
      store<f64>(
        work + ((row * CORE + column) << 3),
        load<f32>(block + (max(row, column) as usize) * pitch + (min(row, column) << 2)) as f64,
      );
  for (let k: u32 = 0; k < CORE; k++) {
    const pivotRow = work + ((k * CORE) << 3);
    const pivot = load<f64>(pivotRow + (k << 3));
    if (!(pivot > LEAST_SHARE * (load<f32>(diagonal + (k << 2)) as f64)) || !(pivot < Infinity))
      return k as i32;
    const inverse = 1 / pivot;
    for (let row: u32 = 0; row < CORE; row++) {
      if (row == k) continue;
      const at = work + ((row * CORE) << 3);
      const factor = load<f64>(at + (k << 3)) * inverse;
      for (let column: u32 = 0; column < CORE; column++) {
        const cell = at + (column << 3);
        store<f64>(
          cell,
          column == k ? factor : load<f64>(cell) - factor * load<f64>(pivotRow + (column << 3)),
        );
      }
    }
    for (let column: u32 = 0; column < CORE; column++) {
      const cell = pivotRow + (column << 3);
      store<f64>(cell, column == k ? -inverse : load<f64>(cell) * inverse);
    }
  }
  for (let row: u32 = 0; row < CORE; row++)
    for (let column: u32 = 0; column < CORE; column++)
      store<f32>(
        block + (row as usize) * pitch + (column << 2),
        load<f64>(work + ((row * CORE + column) << 3)) as f32,
      );
  return -1;
}

/**
 * Sweeps a small symmetric matrix (both triangles) in one thread and replaces it with −S⁻¹.
 * `diagonal` holds its original diagonal. Returns the first row whose pivot is not positive, or −1.
 */
export function sweepSquare(square: usize, size: u32, diagonal: usize, scratch: usize): i32 {
  const pitch = (size as usize) * 4;
  const corePack = scratch + CORE * CORE * 8;
  const panel = corePack + CORE * CORE * 4;
  const panelBytes = (size * CORE * 4) as usize;
  const rowPack = panel + panelBytes;
  const columnPack = rowPack + panelBytes;
  const product = columnPack + panelBytes;
  for (let k: u32 = 0; k < size; k += CORE) {
    const core = square + (k as usize) * pitch + (k << 2);
    const bad = sweepCore(core, pitch, diagonal + (k << 2), scratch);
    if (bad >= 0) return bad + (k as i32);
    packColumns(core, pitch, CORE, CORE, corePack);
    for (let row: u32 = 0; row < size; row++)
      memory.copy(panel + row * CORE * 4, square + (row as usize) * pitch + (k << 2), CORE * 4);
    memory.fill(panel + k * CORE * 4, 0, CORE * CORE * 4);
    packSixes(panel, CORE * 4, size, CORE, rowPack);
    packEights(panel, CORE * 4, size, CORE, columnPack);
    memory.fill(product, 0, panelBytes);
    subtractProduct(size, CORE, CORE, rowPack, corePack, product, CORE * 4);
    packSixes(product, CORE * 4, size, CORE, rowPack);
    subtractProduct(size, size, CORE, rowPack, columnPack, square, pitch);
    for (let row: u32 = 0; row < size; row++)
      if (row < k || row >= k + CORE)
        memory.copy(square + (row as usize) * pitch + (k << 2), product + row * CORE * 4, CORE * 4);
    if (k > 0) transpose(product, CORE * 4, k, CORE, square + (k as usize) * pitch, pitch);
    if (k + CORE < size)
      transpose(
        product + (k + CORE) * CORE * 4,
        CORE * 4,
        size - k - CORE,
        CORE,
        core + CORE * 4,
        pitch,
      );
  }
  return -1;
}
