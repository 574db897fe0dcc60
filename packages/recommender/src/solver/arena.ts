import { aligned, growTo } from "./sharedMemory.ts";

/** Numbers of 4 bytes, as they are copied into shared memory. */
type Numbers = Float32Array | Uint32Array;

/**
 * Allocates shared memory sequentially, each block on its own cache line; grows the memory as
 * needed.
 */
export class Arena {
  readonly memory: WebAssembly.Memory;
  #end: number;

  constructor(memory: WebAssembly.Memory, from: number) {
    this.memory = memory;
    this.#end = from;
  }

  /**
   * Allocates bytes and returns their address. The content is unspecified: zeros only in new
   * memory.
   */
  room(bytes: number): number {
    const at = aligned(this.#end);
    growTo(this.memory, at + bytes);
    this.#end = at + bytes;
    return at;
  }

  /** Copies numbers in and returns their address. */
  put(numbers: Numbers): number {
    const at = this.room(numbers.byteLength);
    if (numbers instanceof Float32Array)
      new Float32Array(this.memory.buffer, at, numbers.length).set(numbers);
    else new Uint32Array(this.memory.buffer, at, numbers.length).set(numbers);
    return at;
  }
}
