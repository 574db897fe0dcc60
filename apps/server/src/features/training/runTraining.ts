import { fork } from "node:child_process";
import type { DatabaseAddress } from "../../platform/database/databaseAddress.ts";
import type {
  TrainingOrder,
  TrainingOutcome,
  TrainingReport,
  TrainingRequest,
} from "./trainingMessages.ts";

export interface TrainingRun {
  /** Program of the training process. */
  program: URL;
  address: DatabaseAddress;
  order: TrainingOrder;
  onStarted?: (pid: number) => void;
  onReport?: (message: Exclude<TrainingReport, { kind: "ended" }>) => void;
  /** Ends the training, whose work is then rolled back. */
  signal?: AbortSignal;
}

/**
 * JavaScript objects only; ratings and weights are typed arrays, sized by the number of ratings.
 */
const HEAP_MB = 1024;
/** A process in a long computation doesn't hear that it should stop. */
const PATIENCE_MS = 3_000;

/**
 * Trains in a separate process with low priority, which never holds up requests and releases its
 * memory at the end. Never rejects.
 */
export function runTraining({
  program,
  address,
  order,
  onStarted,
  onReport,
  signal,
}: TrainingRun): Promise<TrainingOutcome> {
  if (signal?.aborted) return Promise.resolve({ kind: "stopped" });
  const child = fork(program, {
    execArgv: ["--disable-warning=ExperimentalWarning", `--max-old-space-size=${HEAP_MB}`],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const tell = (request: TrainingRequest) =>
    void (child.connected && child.send(request, () => {})); // if it ends in the meantime, that is handled below
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
      const gone: TrainingOutcome = signal?.aborted
        ? { kind: "stopped" }
        : {
            kind: "failed",
            message: `the training process ended (${killedBy ?? `exit code ${code}`})`,
          };
      resolve(outcome ?? gone);
    });
    if (child.pid !== undefined) onStarted?.(child.pid);
    tell({ kind: "start", address, order });
  });
}
