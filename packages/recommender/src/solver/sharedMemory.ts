const PAGE = 65_536;
const MOST_PAGES = 65_536;
/** The first page of a job's memory is reserved for thread synchronisation (kernels/sync.ts). */
export const FIRST_FREE = PAGE;
/** Byte offsets of the control words of kernels/sync.ts. */
const CONTROL = {
  state: 64,
  done: 128,
  where: 192,
  arrived: 256,
  round: 320,
  ticket: 384,
} as const;

/** Rounds a byte offset up to the next cache line. */
export const aligned = (bytes: number): number => Math.ceil(bytes / 64) * 64;

/**
 * Memory shared by a job's threads. Freed when nothing refers to it or a view of it.
 * @param bytes how much is needed, including the first page
 * @throws RangeError above 4 GiB, the limit of WebAssembly's addresses
 */
export function createSharedMemory(bytes: number): WebAssembly.Memory {
  return new WebAssembly.Memory({ initial: pagesOf(bytes), maximum: MOST_PAGES, shared: true });
}

/** Grows the memory to at least this size. Earlier views stay valid but don't grow. */
export function growTo(memory: WebAssembly.Memory, bytes: number): void {
  const more = pagesOf(bytes) - memory.buffer.byteLength / PAGE;
  if (more > 0) memory.grow(more);
}

function pagesOf(bytes: number): number {
  const pages = Math.ceil(bytes / PAGE);
  if (pages > MOST_PAGES)
    throw new RangeError(
      `the job needs ${(bytes / 2 ** 30).toFixed(1)} GiB in one memory; WebAssembly ends at 4`,
    );
  return pages;
}

export function controlWord(memory: WebAssembly.Memory, name: keyof typeof CONTROL): Int32Array {
  return new Int32Array(memory.buffer, CONTROL[name], 1);
}

/** Resets all control words for a new job. */
export function resetControl(memory: WebAssembly.Memory): void {
  new Int32Array(memory.buffer, 0, FIRST_FREE / 4).fill(0);
}
