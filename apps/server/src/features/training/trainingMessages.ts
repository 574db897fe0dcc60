import type { DatabaseAddress } from "../../platform/database/databaseAddress.ts";

/** Options of a training. */
export interface TrainingOrder {
  /** Train even if it isn't due. */
  always: boolean;
  /** A model that the server found unusable, which is a reason to train while it is the latest. */
  unusable?: number | null;
  /** Threads of the solver; by default as many as the machine has cores. */
  threads?: number;
  seed?: number;
  /** Whether to tune hyperparameters first, which takes most of the time. Done by default. */
  grid?: "default" | "none";
  /** Run at normal instead of low priority, because somebody is waiting, as in tests. */
  urgent?: boolean;
}

/** Outcome of a training. */
export type TrainingOutcome =
  | {
      kind: "trained";
      modelId: number;
      people: number;
      ratings: number;
      seconds: number;
      peakBytes: number;
      byteLength: number;
    }
  /** Another server is training at the moment. */
  | { kind: "busy" }
  | { kind: "not-due" }
  | { kind: "too-few"; ratings: number }
  | { kind: "stopped" }
  | { kind: "failed"; message: string };

/** Message to the process. */
export type TrainingRequest =
  | { kind: "start"; address: DatabaseAddress; order: TrainingOrder }
  | { kind: "stop" };

/** Message from the process: a step starts, the progress of a long computation, or the end. */
export type TrainingReport =
  | { kind: "step"; step: string }
  | { kind: "progress"; share: number }
  | { kind: "ended"; outcome: TrainingOutcome };
