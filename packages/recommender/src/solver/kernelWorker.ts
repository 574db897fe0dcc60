import { parentPort, workerData } from "node:worker_threads";
import type { KernelTask } from "./runKernel.ts";

// Only runKernel starts this file, with a KernelTask.
const { module, memory, kernel, args } = workerData as KernelTask;
const run = new WebAssembly.Instance(module, { env: { memory } }).exports[kernel];
if (typeof run !== "function") throw new TypeError(`the kernels have no function ${kernel}`);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(run(...args));
