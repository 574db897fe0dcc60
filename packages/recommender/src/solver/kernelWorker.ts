import { parentPort, workerData } from "node:worker_threads";

/** What a thread of a job is told: which function of the kernels to run, with what. */
export interface KernelTask {
  readonly module: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
  readonly kernel: string;
  readonly args: readonly number[];
}

// Only runKernel starts this file, and it sends a KernelTask.
const { module, memory, kernel, args } = workerData as KernelTask;
const run = new WebAssembly.Instance(module, { env: { memory } }).exports[kernel];
if (typeof run !== "function") throw new TypeError(`the kernels have no function ${kernel}`);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(run(...args));
