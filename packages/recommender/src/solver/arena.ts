import { aligned, growTo } from "./sharedMemory.ts";

/** Numbers of 4 bytes, as they are copied into shared memory. */
type Numbers = Float32Array | Uint32Array;

/** Gives out places in a shared memory one after the other, each on a cache line of its own; the memory grows as needed. */
export class Arena {
  readonly memory: WebAssembly.Memory;
  #end: number;

  constructor(memory: WebAssembly.Memory, from: number) {
    this.memory = memory;
    this.#end = from;
  }

  /** Room for so many bytes; gives its address. What stands there is what stood there before: zeros in new memory. */
  room(bytes: number): number {
    const at = aligned(this.#end);
    growTo(this.memory, at + bytes);
    this.#end = at + bytes;
    return at;
  }

  /** Copies numbers in; gives their address. */
  put(numbers: Numbers): number {
    const at = this.room(numbers.byteLength);
    if (numbers instanceof Float32Array) new Float32Array(this.memory.buffer, at, numbers.length).set(numbers);
    else new Uint32Array(this.memory.buffer, at, numbers.length).set(numbers);
    return at;
  }
}
