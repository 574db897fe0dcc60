import { fork } from "node:child_process";
import type { DatabaseAddress } from "../../platform/database/databaseAddress.ts";
import type { TrainingOrder, TrainingOutcome, TrainingReport, TrainingRequest } from "./trainingMessages.ts";

export interface TrainingRun {
  /** The process that trains. */
  program: URL;
  address: DatabaseAddress;
  order: TrainingOrder;
  onStarted?: (pid: number) => void;
  onReport?: (message: Exclude<TrainingReport, { kind: "ended" }>) => void;
  /** Ends the training; what it did is then undone. */
  signal?: AbortSignal;
}

/** JavaScript objects only; ratings and weights are typed arrays, whose size follows from the ratings. */
const HEAP_MB = 1024;
/** A process in the midst of a long sum does not hear that it should stop. */
const PATIENCE_MS = 3_000;

/** Trains in a process of its own, of low priority: never on the way of a request, and its memory goes with it. Never rejects. */
export function runTraining({ program, address, order, onStarted, onReport, signal }: TrainingRun): Promise<TrainingOutcome> {
  if (signal?.aborted) return Promise.resolve({ kind: "stopped" });
  const child = fork(program, { execArgv: ["--disable-warning=ExperimentalWarning", `--max-old-space-size=${HEAP_MB}`], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const tell = (request: TrainingRequest) => void (child.connected && child.send(request, () => {})); // an end in between is met below
  return new Promise((resolve) => {
    let outcome: TrainingOutcome | null = null;
    let patience: NodeJS.Timeout | undefined;
    const stop = () => {
      tell({ kind: "stop" });
      patience = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
    };
    signal?.addEventListener("abort", stop, { once: true });
    child.on("message", (message: TrainingReport) => {
      if (message.kind === "ended") outcome = message.outcome;
      else onReport?.(message);
    });
    child.once("error", (error) => (outcome ??= { kind: "failed", message: error.message }));
    child.once("close", (code, killedBy) => {
      clearTimeout(patience);
      signal?.removeEventListener("abort", stop);
      const gone: TrainingOutcome = signal?.aborted ? { kind: "stopped" } : { kind: "failed", message: `the training process ended (${killedBy ?? `exit code ${code}`})` };
      resolve(outcome ?? gone);
    });
    if (child.pid !== undefined) onStarted?.(child.pid);
    tell({ kind: "start", address, order });
  });
}
