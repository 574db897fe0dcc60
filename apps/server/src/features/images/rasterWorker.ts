import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { RasterAnswer, RasterJob } from "./rasterJob.ts";

const PROGRAM = fileURLToPath(new URL("./rasterChild.ts", import.meta.url));

export interface RasterWorkerOptions {
  /** Path of the child's program; another one in tests. */
  program?: string;
  timeoutMs: number;
}

interface Waiting {
  id: number;
  finish(outcome: Uint8Array | Error): void;
}

/** One child process that draws one image at a time. It is started when needed, and again after a crash. */
export class RasterWorker {
  readonly #options: RasterWorkerOptions;
  #child: ChildProcess | null = null;
  #waiting: Waiting | null = null;
  #lastId = 0;

  constructor(options: RasterWorkerOptions) {
    this.#options = options;
  }

  get busy(): boolean {
    return this.#waiting !== null;
  }

  /** The encoded image. Rejects where drawing fails, takes too long or ends the child. */
  run(job: RasterJob): Promise<Uint8Array> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#end(new Error(`drawing took longer than ${this.#options.timeoutMs} ms`)), this.#options.timeoutMs);
      const finish = (outcome: Uint8Array | Error) => {
        clearTimeout(timer);
        this.#waiting = null;
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      };
      this.#waiting = { id, finish };
      const child = (this.#child ??= this.#start());
      child.send({ id, job }, (error) => error && this.#childEnded(child, error));
    });
  }

  close(): void {
    this.#end(new Error("the server is closing"));
  }

  #start(): ChildProcess {
    // A debugger's port can be had only once: the parent keeps it.
    const execArgv = process.execArgv.filter((flag) => !flag.startsWith("--inspect"));
    const child = fork(this.#options.program ?? PROGRAM, [], { execArgv, serialization: "advanced", stdio: ["ignore", "ignore", "inherit", "ipc"] });
    child.on("message", (answer: RasterAnswer) => {
      if (answer.id === this.#waiting?.id) this.#waiting.finish("image" in answer ? answer.image : new Error(answer.error));
    });
    child.on("error", (error) => this.#childEnded(child, error));
    child.on("exit", (code, signal) => this.#childEnded(child, new Error(`the drawing process ended with ${signal ?? code}`)));
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
