import type { CallOutput } from "@worthy/contract";
import { availableParallelism } from "node:os";
import type { Feature, Offers, Platform } from "../../platform/feature.ts";
import { openLiveModel } from "./liveModel.ts";
import { findModels, withdrawModelIn, type ModelRow } from "./modelStore.ts";
import type { RatingSource } from "./ratingSource.ts";
import { runTraining } from "./runTraining.ts";
import { startTrainingSchedule } from "./trainingSchedule.ts";
import type { Queries } from "../../platform/http/handler.ts";

const POLL_MS = 30_000;
const LOOK_FOR_TRAINING_MS = 5 * 60_000;

/** Program of the training process. */
export const TRAINING_PROCESS = new URL("../../trainingProcess.ts", import.meta.url);

interface TrainingPorts {
  /** Train automatically; otherwise this server never starts a training. */
  trains: boolean;
  ratings: { forTraining: RatingSource };
  imports: { seedRatings: RatingSource };
}

/** Training on everybody's ratings. */
export async function createTraining(
  platform: Platform,
  { trains, ratings, imports }: TrainingPorts,
) {
  const { sql, log, now, address } = platform;
  const model = await openLiveModel({ sql, log, pollEvery: POLL_MS });
  // Leaves one core for requests.
  const threads = Math.max(1, availableParallelism() - 1);
  const schedule = trains
    ? startTrainingSchedule({
        sql,
        log,
        now,
        sources: [ratings.forTraining, imports.seedRatings],
        unusable: model.unusable,
        train: (unusable, signal) =>
          runTraining({
            program: TRAINING_PROCESS,
            address,
            order: { always: false, unusable, threads },
            signal,
          }),
        every: LOOK_FOR_TRAINING_MS,
      })
    : null;
  return {
    close: async () => {
      await schedule?.close();
      await model.close();
    },
    contentTables: ["models", "model_parts"],
    model,
    /** Null if this server never trains automatically. */
    schedule,
    listModels: async (queries: Queries) => presentModels(await findModels(queries)),
    withdrawModel: async (queries: Queries) => (await withdrawModelIn(queries)) !== null,
  } satisfies Feature & Offers;
}

/** Models for the jobs page, newest first; the newest that is ready is in use. */
function presentModels(rows: readonly ModelRow[]): CallOutput<"getJobs">["models"] {
  const serving = rows.find(({ state }) => state === "READY");
  return rows.map((row) => ({
    id: row.modelId,
    state: row.state,
    serves: row === serving,
    trainedAt: row.trainedAt.toISOString(),
    people: row.people,
    ratings: row.ratings,
    seconds: row.seconds,
  }));
}
