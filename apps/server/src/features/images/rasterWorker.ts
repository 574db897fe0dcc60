import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { RasterAnswer, RasterJob } from "./rasterJob.ts";

const PROGRAM = fileURLToPath(new URL("./rasterChild.ts", import.meta.url));

export interface RasterWorkerOptions {
  /** Path of the child's program, replaced in tests. */
  program?: string;
  timeoutMs: number;
  /** A child ends after this long without work: it holds more memory than its start is worth. */
  idleMs: number;
}

interface Waiting {
  id: number;
  finish(outcome: Uint8Array | Error): void;
}

/**
 * A child process that draws one image at a time, started on demand and again after a crash. With the
 * small young generation and few arenas that it is given, it draws as fast and needs 170 MB instead
 * of 290.
 */
export class RasterWorker {
  readonly #options: RasterWorkerOptions;
  #child: ChildProcess | null = null;
  #waiting: Waiting | null = null;
  #lastId = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: RasterWorkerOptions) {
    this.#options = options;
  }

  get busy(): boolean {
    return this.#waiting !== null;
  }

  /** The encoded image. Rejects if drawing fails, takes too long or ends the child. */
  run(job: RasterJob): Promise<Uint8Array> {
    const id = ++this.#lastId;
    clearTimeout(this.#idle);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.#end(new Error(`drawing took longer than ${this.#options.timeoutMs} ms`)),
        this.#options.timeoutMs,
      );
      const finish = (outcome: Uint8Array | Error) => {
        clearTimeout(timer);
        this.#waiting = null;
        this.#idle = setTimeout(() => this.close(), this.#options.idleMs).unref();
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      };
      this.#waiting = { id, finish };
      const child = (this.#child ??= this.#start());
      child.send({ id, job }, (error) => error && this.#childEnded(child, error));
    });
  }

  close(): void {
    clearTimeout(this.#idle);
    this.#end(new Error("the drawing process was closed"));
  }

  #start(): ChildProcess {
    // A debugger's port can only be used once: the parent keeps it.
    const execArgv = process.execArgv
      .filter((flag) => !/^--(inspect|min-semi-space-size)/.test(flag))
      .concat("--max-semi-space-size=1");
    const child = fork(this.#options.program ?? PROGRAM, [], {
      execArgv,
      env: { ...process.env, MALLOC_ARENA_MAX: "2" },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    child.on("message", (answer: RasterAnswer) => {
      if (answer.id === this.#waiting?.id)
        this.#waiting.finish("image" in answer ? answer.image : new Error(answer.error));
    });
    child.on("error", (error) => this.#childEnded(child, error));
    child.on("exit", (code, signal) =>
      this.#childEnded(child, new Error(`the drawing process ended with ${signal ?? code}`)),
    );
    return child;
  }

  #childEnded(child: ChildProcess, reason: Error): void {
    if (child === this.#child) this.#end(reason);
  }

  #end(reason: Error): void {
    const child = this.#child;
    this.#child = null;
    child?.kill("SIGKILL");
    this.#waiting?.finish(reason);
  }
}
