import type { DatabaseAddress } from "../../platform/database/databaseAddress.ts";

/** What a training is asked for. */
export interface TrainingOrder {
  /** Train even where nothing makes it due. */
  always: boolean;
  /** A model that the server found to be of no use: reason enough to train while it is the last one. */
  unusable?: number | null;
  /** Threads of the solver; as many as the machine has cores by default. */
  threads?: number;
  seed?: number;
  /** Whether what shapes the weights is tuned first, which takes most of the time. It is by default. */
  grid?: "default" | "none";
  /** Run at the priority of other programs, and not behind all of them: where somebody waits, as tests do. */
  urgent?: boolean;
}

/** How a training ended. */
export type TrainingOutcome =
  | { kind: "trained"; modelId: number; people: number; ratings: number; seconds: number; peakBytes: number; byteLength: number }
  /** Another server trains at the moment. */
  | { kind: "busy" }
  | { kind: "not-due" }
  | { kind: "too-few"; ratings: number }
  | { kind: "stopped" }
  | { kind: "failed"; message: string };

/** What the process is told by who started it. */
export type TrainingRequest = { kind: "start"; address: DatabaseAddress; order: TrainingOrder } | { kind: "stop" };

/** What the process tells: a step begins, a share of a long computation within it is done, or all is over. */
export type TrainingReport = { kind: "step"; step: string } | { kind: "progress"; share: number } | { kind: "ended"; outcome: TrainingOutcome };
