import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { loadKernels } from "./loadKernels.ts";
import { controlWord, resetControl } from "./sharedMemory.ts";

/** What a job's thread gets: the kernel function to run and its arguments. */
export interface KernelTask {
  readonly module: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
  readonly kernel: string;
  readonly args: readonly number[];
}

/** Options shared by all functions of the solver. */
export interface JobOptions {
  /** Worker threads; by default as many as the machine has cores. Results don't depend on it. */
  readonly threads?: number;
  /**
   * Ends the job and its threads; the promise rejects with the signal's reason. The output is then
   * unusable.
   */
  readonly signal?: AbortSignal;
  /** Called from time to time with the completed share of the work, increasing from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * One kernel function, run by all threads at once. Each gets its thread number and the number of
 * threads before the arguments.
 */
export interface KernelJob {
  readonly memory: WebAssembly.Memory;
  readonly kernel: string;
  readonly args: readonly number[];
  /** Total units of progress that the kernel counts. */
  readonly units: number;
}

const WATCH_EVERY_MS = 50;
const ABORTED = 1;
const WORKER = new URL("./kernelWorker.ts", import.meta.url);

/** Threads for a job: as requested, 1 to 64. */
export const threadsOf = ({ threads = availableParallelism() }: JobOptions): number =>
  Math.min(64, Math.max(1, Math.floor(threads)));

/**
 * Runs one kernel in workers, which have ended when the promise settles.
 * @returns 0, or the kernel's code for why it stopped
 */
export async function runKernel(
  { memory, kernel, args, units }: KernelJob,
  options: JobOptions,
): Promise<number> {
  const { signal, onProgress } = options;
  signal?.throwIfAborted();
  const module = await loadKernels();
  signal?.throwIfAborted();
  resetControl(memory);
  const threads = threadsOf(options);
  const taskOf = (thread: number): KernelTask => ({
    module,
    memory,
    kernel,
    args: [thread, threads, ...args],
  });
  const workers = Array.from(
    { length: threads },
    (_, thread) => new Worker(WORKER, { workerData: taskOf(thread), execArgv: [] }),
  );
  const stop = () => Atomics.compareExchange(controlWord(memory, "state"), 0, 0, ABORTED);
  signal?.addEventListener("abort", stop, { once: true });
  const watch =
    onProgress &&
    setInterval(
      () => onProgress(Math.min(1, Atomics.load(controlWord(memory, "done"), 0) / units)),
      WATCH_EVERY_MS,
    );
  try {
    // The first error ends the wait; the other workers are stopped below.
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

/** A worker's result. Rejects if the worker failed or ended without one. */
async function codeOf(worker: Worker): Promise<number> {
  const ended = new AbortController();
  const silent = once(worker, "exit", { signal: ended.signal }).then(() => {
    throw new Error("a thread of the solver ended before its work");
  });
  try {
    // Kernels return a number, and runKernel starts no other workers.
    const [code] = (await Promise.race([once(worker, "message"), silent])) as [number];
    return code;
  } finally {
    silent.catch(() => {});
    ended.abort();
  }
}
