import { loadKernels } from "./loadKernels.ts";

/** Asks the kernels for a number, on this thread: for what takes no time, such as how much room they want. */
export async function kernelNumber(memory: WebAssembly.Memory, kernel: string, args: readonly number[]): Promise<number> {
  const ask = new WebAssembly.Instance(await loadKernels(), { env: { memory } }).exports[kernel];
  if (typeof ask !== "function") throw new TypeError(`the kernels have no function ${kernel}`);
  // WebAssembly gives 32-bit numbers as signed; room is counted without a sign.
  return (ask(...args) as number) >>> 0;
}
