import { loadKernels } from "./loadKernels.ts";

/** Calls a quick kernel function on this thread, for example to ask how much room another needs. */
export async function kernelNumber(
  memory: WebAssembly.Memory,
  kernel: string,
  args: readonly number[],
): Promise<number> {
  const ask = new WebAssembly.Instance(await loadKernels(), { env: { memory } }).exports[kernel];
  if (typeof ask !== "function") throw new TypeError(`the kernels have no function ${kernel}`);
  // WebAssembly returns 32-bit numbers as signed; sizes are unsigned.
  return (ask(...args) as number) >>> 0;
}
