import { Arena } from "./arena.ts";
import { bytesOf, type DenseSymmetric } from "./denseSymmetric.ts";
import { placeRows, weightsOf } from "./placeRows.ts";
import { type JobOptions, runKernel, threadsOf } from "./runKernel.ts";
import { FIRST_FREE } from "./sharedMemory.ts";
import { checkRows, heightOf, sliceRows, type SparseRows } from "./sparseRows.ts";

/** Options for summing a Gram matrix. */
export interface GramOptions extends JobOptions {
  /** One per row; all 1 by default. */
  readonly weights?: Float32Array;
  /** Entries copied next to the matrix at a time, 20 bytes each; exceeded only for longer rows. */
  readonly entriesAtOnce?: number;
}

const ENTRIES_AT_ONCE = 4_000_000;

/** Splits rows into pieces within the limit. Returns the first row of each piece, and the end. */
function cutsOf(rows: SparseRows, limit: number): number[] {
  const cuts = [0];
  for (let row = 1; row < heightOf(rows); row++)
    if ((rows.starts[row + 1] ?? 0) - (rows.starts[cuts.at(-1) ?? 0] ?? 0) > limit) cuts.push(row);
  return [...cuts, heightOf(rows)];
}

/**
 * Adds Σ w·z·zᵀ over sparse rows z (people × inputs, their values, a weight per person) to the
 * lower triangle of a matrix as large as the rows are wide. Time: half of Σ (entries of a row)².
 * Cells are summed in double precision and rounded once per `entriesAtOnce` entries. The result is
 * bit-identical for any number of threads. A negative weight removes a row again.
 * @throws RangeError if rows, weights and matrix don't fit together
 */
export async function gramOfRows(
  matrix: DenseSymmetric,
  rows: SparseRows,
  options: GramOptions = {},
): Promise<void> {
  const { weights, entriesAtOnce = ENTRIES_AT_ONCE, onProgress } = options;
  checkRows(rows);
  if (rows.width !== matrix.size)
    throw new RangeError(`rows of ${rows.width} columns for a matrix of ${matrix.size}`);
  const all = weightsOf(rows, weights);
  const cuts = cutsOf(rows, entriesAtOnce);
  for (let piece = 0; piece + 1 < cuts.length; piece++) {
    const [first = 0, last = 0] = cuts.slice(piece, piece + 2);
    const arena = new Arena(matrix.memory, FIRST_FREE + bytesOf(matrix));
    const sums = arena.room(threadsOf(options) * matrix.size * 8);
    const placed = placeRows(arena, sliceRows(rows, first, last), all.subarray(first, last));
    const job = {
      memory: matrix.memory,
      kernel: "gramOfRows",
      args: [placed, FIRST_FREE, matrix.size, matrix.stride * 4, sums],
      units: matrix.size,
    };
    await runKernel(job, {
      ...options,
      onProgress: onProgress && ((share) => onProgress((piece + share) / (cuts.length - 1))),
    });
  }
}
