import { bytesOf, type DenseSymmetric, paddedRows } from "./denseSymmetric.ts";
import { kernelNumber } from "./kernelNumber.ts";
import { type JobOptions, runKernel, threadsOf } from "./runKernel.ts";
import { aligned, controlWord, FIRST_FREE, growTo } from "./sharedMemory.ts";

const NOT_POSITIVE = 2;
/** Rows that make another thread worth starting. */
const ROWS_A_THREAD = 128;

/** A matrix without a trustworthy inverse: not positive definite in single precision. */
export class NotPositiveDefinite extends Error {
  override readonly name = "NotPositiveDefinite";
  /** The first row whose pivot is not positive. */
  readonly row: number;

  constructor(row: number) {
    super(
      `the matrix is not positive definite: row ${row} depends on the rows before it (a larger diagonal fixes this)`,
    );
    this.row = row;
  }
}

/**
 * Inverts a symmetric positive definite matrix in place, in single precision: n³ multiply-adds and
 * n² + 480·n numbers of memory. Uses the blocked sweep operator (Goodnight 1979), whose pivots are
 * the squares of Cholesky's (Golub & Van Loan, Matrix Computations, 4th ed., §4.2). Reads only the
 * lower triangle (column ≤ row) and writes the whole symmetric inverse.
 *
 * Bit-identical for any number of threads; processors with and without fused multiply-add differ in
 * the last bits.
 * @throws NotPositiveDefinite if a pivot is not positive or below 1.2e-7 of its diagonal; the
 * matrix is then destroyed
 * @throws RangeError if matrix and scratch exceed 4 GiB (from about 31,000 rows)
 */
export async function invertSymmetric(
  matrix: DenseSymmetric,
  options: JobOptions = {},
): Promise<void> {
  const rows = paddedRows(matrix.size);
  const threads = Math.min(threadsOf(options), Math.ceil(rows / ROWS_A_THREAD));
  const scratch = aligned(FIRST_FREE + bytesOf(matrix));
  growTo(
    matrix.memory,
    scratch + (await kernelNumber(matrix.memory, "invertScratch", [rows, threads])),
  );
  const args = [FIRST_FREE, matrix.size, rows, matrix.stride * 4, scratch];
  const code = await runKernel(
    { memory: matrix.memory, kernel: "invertSymmetric", args, units: rows },
    { ...options, threads },
  );
  if (code === NOT_POSITIVE)
    throw new NotPositiveDefinite(Atomics.load(controlWord(matrix.memory, "where"), 0));
}
