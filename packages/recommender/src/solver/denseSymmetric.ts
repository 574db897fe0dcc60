import { createSharedMemory, FIRST_FREE, growTo } from "./sharedMemory.ts";

/** Rows are padded to a multiple of this (kernels/sweep.ts). */
const CORE = 24;

/** A square symmetric matrix in memory that worker threads share; one job at a time. Cell (row, column) is `values[row * stride + column]`. */
export interface DenseSymmetric {
  /** Number of rows. */
  readonly size: number;
  /** Numbers from one row's beginning to the next one's. */
  readonly stride: number;
  /** Row after row, `stride` numbers each; what stands past `size` in a row, and past the last row, is the solver's own. */
  readonly values: Float32Array<SharedArrayBuffer>;
  readonly memory: WebAssembly.Memory;
}

/** Rows with the padding that the kernels need. */
export const paddedRows = (size: number): number => Math.ceil(size / CORE) * CORE;

/** Rows that begin a power of two apart would fall into the same few lines of a cache. */
function strideOf(size: number): number {
  const stride = Math.ceil(paddedRows(size) / 16) * 16;
  return stride % 256 === 0 ? stride + 16 : stride;
}

/** Bytes of the matrix itself. */
export const bytesOf = ({ size, stride }: Pick<DenseSymmetric, "size" | "stride">): number => paddedRows(size) * stride * 4;

/**
 * A matrix of zeros: size² × 4 bytes, a little more for padding. The memory is freed some time after the object and its views
 * are let go; the collector sees a small object only, so reuse a large one, or make it in a thread that ends.
 * @param within the memory of a matrix that is not used any more, for this one to take its place
 * @throws RangeError where it passes 4 GiB (a size of about 32,000; to invert it some room is needed beside it, which leaves about 31,000)
 */
export function createDenseSymmetric(size: number, within?: WebAssembly.Memory): DenseSymmetric {
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`a matrix cannot have ${size} rows`);
  const stride = strideOf(size);
  const bytes = FIRST_FREE + bytesOf({ size, stride });
  const memory = within ?? createSharedMemory(bytes);
  growTo(memory, bytes);
  const values = new Float32Array(memory.buffer, FIRST_FREE, paddedRows(size) * stride);
  if (within) values.fill(0);
  return { size, stride, memory, values };
}
