const PAGE = 65_536;
const MOST_PAGES = 65_536;
/** The first page of a job's memory belongs to the threads' meeting point (kernels/sync.ts). */
export const FIRST_FREE = PAGE;
/** Where kernels/sync.ts keeps its control words, in bytes. */
const CONTROL = { state: 64, done: 128, where: 192, arrived: 256, round: 320, ticket: 384 } as const;

/** Rounds a byte offset up to the beginning of a cache line. */
export const aligned = (bytes: number): number => Math.ceil(bytes / 64) * 64;

/**
 * Memory that the threads of a job share. It is freed once nobody holds it or a view of it.
 * @param bytes how much is needed, the first page included
 * @throws RangeError above 4 GiB, where WebAssembly's addresses end
 */
export function createSharedMemory(bytes: number): WebAssembly.Memory {
  return new WebAssembly.Memory({ initial: pagesOf(bytes), maximum: MOST_PAGES, shared: true });
}

/** Makes the memory at least so large. Views made before stay valid, and short. */
export function growTo(memory: WebAssembly.Memory, bytes: number): void {
  const more = pagesOf(bytes) - memory.buffer.byteLength / PAGE;
  if (more > 0) memory.grow(more);
}

function pagesOf(bytes: number): number {
  const pages = Math.ceil(bytes / PAGE);
  if (pages > MOST_PAGES) throw new RangeError(`the job needs ${(bytes / 2 ** 30).toFixed(1)} GiB in one memory; WebAssembly ends at 4`);
  return pages;
}

/** The control word of that name. */
export function controlWord(memory: WebAssembly.Memory, name: keyof typeof CONTROL): Int32Array {
  return new Int32Array(memory.buffer, CONTROL[name], 1);
}

/** Sets all control words to the beginning of a job. */
export function resetControl(memory: WebAssembly.Memory): void {
  new Int32Array(memory.buffer, 0, FIRST_FREE / 4).fill(0);
}
