import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { KernelTask } from "./kernelWorker.ts";
import { loadKernels } from "./loadKernels.ts";
import { controlWord, resetControl } from "./sharedMemory.ts";

/** How a job runs, for every function of the solver. */
export interface JobOptions {
  /** Worker threads; as many as the machine has cores by default. Results do not depend on it. */
  readonly threads?: number;
  /** Ends the job and its threads; the promise rejects with the signal's reason. What the job was writing is then worthless. */
  readonly signal?: AbortSignal;
  /** Called now and then with the share of the work that is done, from 0 to 1, growing. */
  readonly onProgress?: (share: number) => void;
}

/** One function of the kernels, to be run by all threads at once. Each gets its number and the number of threads before the arguments. */
export interface KernelJob {
  readonly memory: WebAssembly.Memory;
  readonly kernel: string;
  readonly args: readonly number[];
  /** How many units of progress the kernel counts in all. */
  readonly units: number;
}

const WATCH_EVERY_MS = 50;
const ABORTED = 1;
const WORKER = new URL("./kernelWorker.ts", import.meta.url);

/** The number of threads that a job gets: as asked, 1 to 64. */
export const threadsOf = ({ threads = availableParallelism() }: JobOptions): number => Math.min(64, Math.max(1, Math.floor(threads)));

/**
 * Runs one kernel to its end in workers, which are gone when the promise settles, however it does.
 * @returns 0, or the kernel's own word for why it stopped
 */
export async function runKernel({ memory, kernel, args, units }: KernelJob, options: JobOptions): Promise<number> {
  const { signal, onProgress } = options;
  signal?.throwIfAborted();
  const module = await loadKernels();
  signal?.throwIfAborted();
  resetControl(memory);
  const threads = threadsOf(options);
  const taskOf = (thread: number): KernelTask => ({ module, memory, kernel, args: [thread, threads, ...args] });
  const workers = Array.from({ length: threads }, (_, thread) => new Worker(WORKER, { workerData: taskOf(thread), execArgv: [] }));
  const stop = () => Atomics.compareExchange(controlWord(memory, "state"), 0, 0, ABORTED);
  signal?.addEventListener("abort", stop, { once: true });
  const watch = onProgress && setInterval(() => onProgress(Math.min(1, Atomics.load(controlWord(memory, "done"), 0) / units)), WATCH_EVERY_MS);
  try {
    // The first error ends the wait; the others are then stopped below.
    const codes = await Promise.all(workers.map(codeOf));
    signal?.throwIfAborted();
    onProgress?.(1);
    return Math.max(...codes);
  } finally {
    stop();
    clearInterval(watch);
    signal?.removeEventListener("abort", stop);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** What a worker's kernel gave back. Rejects where the worker failed or ended without a word. */
async function codeOf(worker: Worker): Promise<number> {
  const ended = new AbortController();
  const silent = once(worker, "exit", { signal: ended.signal }).then(() => {
    throw new Error("a thread of the solver ended before its work");
  });
  try {
    // Kernels give a number; runKernel knows no other worker.
    const [code] = (await Promise.race([once(worker, "message"), silent])) as [number];
    return code;
  } finally {
    silent.catch(() => {});
    ended.abort();
  }
}
