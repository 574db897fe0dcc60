import { createSharedMemory, FIRST_FREE, growTo } from "./sharedMemory.ts";

/** Rows are padded to a multiple of this (kernels/sweep.ts). */
const CORE = 24;

/**
 * A square symmetric matrix in memory shared with worker threads; one job at a time. Cell (row,
 * column) is `values[row * stride + column]`.
 */
export interface DenseSymmetric {
  /** Number of rows. */
  readonly size: number;
  /** Distance between the starts of two rows, in numbers. */
  readonly stride: number;
  /**
   * Row by row, `stride` numbers each. Content past `size` in a row, and past the last row, belongs
   * to the solver.
   */
  readonly values: Float32Array<SharedArrayBuffer>;
  readonly memory: WebAssembly.Memory;
}

/** Number of rows including the padding the kernels need. */
export const paddedRows = (size: number): number => Math.ceil(size / CORE) * CORE;

/** Rows a power of two apart would compete for the same few cache lines. */
function strideOf(size: number): number {
  const stride = Math.ceil(paddedRows(size) / 16) * 16;
  return stride % 256 === 0 ? stride + 16 : stride;
}

/** Bytes of the matrix itself. */
export const bytesOf = ({ size, stride }: Pick<DenseSymmetric, "size" | "stride">): number =>
  paddedRows(size) * stride * 4;

/**
 * A matrix of zeros: size² × 4 bytes plus some padding. The memory is freed some time after the
 * object and its views; the garbage collector only sees a small object, so reuse large matrices or
 * create them in a thread that ends.
 * @param within memory of a matrix no longer in use, to be reused
 * @throws RangeError above 4 GiB (a size of about 32,000; inverting needs extra room, which leaves
 * about 31,000)
 */
export function createDenseSymmetric(size: number, within?: WebAssembly.Memory): DenseSymmetric {
  if (!Number.isInteger(size) || size < 1)
    throw new RangeError(`a matrix cannot have ${size} rows`);
  const stride = strideOf(size);
  const bytes = FIRST_FREE + bytesOf({ size, stride });
  const memory = within ?? createSharedMemory(bytes);
  growTo(memory, bytes);
  const values = new Float32Array(memory.buffer, FIRST_FREE, paddedRows(size) * stride);
  if (within) values.fill(0);
  return { size, stride, memory, values };
}
