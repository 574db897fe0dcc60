import { TRAINING_PROCESS } from "../../features/training/createTraining.ts";
import { runTraining } from "../../features/training/runTraining.ts";
import type { TrainingOrder, TrainingReport } from "../../features/training/trainingMessages.ts";
import type { TestServer } from "../testServer.ts";

interface TrainOptions {
  order?: Partial<TrainingOrder>;
  onReport?: (message: TrainingReport) => void;
  onStarted?: (pid: number) => void;
  signal?: AbortSignal;
}

/** Trains at once, in one thread and with the usual constants, unless the order says otherwise. */
export const train = (server: TestServer, options: TrainOptions = {}) =>
  runTraining({
    program: TRAINING_PROCESS,
    address: server.address,
    ...options,
    order: { always: true, grid: "none", threads: 1, urgent: true, ...options.order },
  });
