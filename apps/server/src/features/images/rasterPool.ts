import type { RasterJob } from "./rasterJob.ts";
import { RasterWorker } from "./rasterWorker.ts";

/** `background` work waits for everything else and never takes the last free child. */
export type Urgency = "now" | "background";

export interface RasterPool {
  /** The encoded image. Rejects with `PoolFull`, or with the error while drawing. */
  run(job: RasterJob, urgency?: Urgency): Promise<Uint8Array>;
  /** Ends the children; pending jobs are rejected. */
  close(): void;
}

export interface RasterPoolOptions {
  /** Maximum number of child processes. */
  size?: number;
  /** Maximum number of waiting images; beyond that the pool rejects immediately. */
  queueLimit?: number;
  timeoutMs?: number;
  idleMs?: number;
  program?: string;
}

export class PoolFull extends Error {}
class PoolClosed extends Error {}

interface Queued {
  job: RasterJob;
  resolve(image: Uint8Array): void;
  reject(reason: Error): void;
}

export function createRasterPool({
  size = 2,
  queueLimit = 200,
  timeoutMs = 10_000,
  idleMs = 60_000,
  program,
}: RasterPoolOptions = {}): RasterPool {
  const workers = Array.from(
    { length: size },
    () => new RasterWorker({ timeoutMs, idleMs, program }),
  );
  const queues: Record<Urgency, Queued[]> = { now: [], background: [] };
  let closed = false;

  const next = (idle: number): Queued | undefined =>
    queues.now.shift() ?? (idle > 1 || size === 1 ? queues.background.shift() : undefined);

  function dispatch(): void {
    const idle = workers.filter((worker) => !worker.busy);
    const [worker] = idle;
    const queued = worker && !closed ? next(idle.length) : undefined;
    if (!worker || !queued) return;
    worker.run(queued.job).then(queued.resolve, queued.reject).finally(dispatch);
    dispatch();
  }

  return {
    run(job, urgency = "now") {
      if (closed) return Promise.reject(new PoolClosed("the pool is closed"));
      if (queues[urgency].length >= queueLimit)
        return Promise.reject(new PoolFull("too many images are waiting to be drawn"));
      return new Promise((resolve, reject) => {
        queues[urgency].push({ job, resolve, reject });
        dispatch();
      });
    },
    close() {
      closed = true;
      for (const { reject } of [...queues.now.splice(0), ...queues.background.splice(0)])
        reject(new PoolClosed("the pool is closed"));
      for (const worker of workers) worker.close();
    },
  };
}
