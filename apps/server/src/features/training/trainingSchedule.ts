import type { FastifyBaseLogger } from "fastify";
import type { Sql } from "../../platform/database/sqlClient.ts";
import { areTmdbFactsUsed } from "../catalogue/tmdbFacts.ts";
import { findLastModel } from "./modelStore.ts";
import { changesOf, type RatingSource } from "./ratingSource.ts";
import type { TrainingOutcome } from "./trainingMessages.ts";
import { trainingReason, trainingStateOf } from "./trainingReason.ts";

export interface TrainingSchedule {
  /**
   * Checks whether a training is due, and waits for the one it then starts. Null if none is due, or
   * one is running here.
   */
  look(): Promise<TrainingOutcome | null>;
  /** Ends a running training; another server, or the next start, repeats it. */
  close(): Promise<void>;
}

interface ScheduleParts {
  sql: Sql;
  sources: readonly RatingSource[];
  /** An unusable model, which makes a training due. */
  unusable(): number | null;
  train(unusable: number | null, signal: AbortSignal): Promise<TrainingOutcome>;
  log: Pick<FastifyBaseLogger, "info" | "error">;
  now(): number;
  /** Milliseconds between checks. */
  every: number;
}

/** After a failure, the next attempt is an hour later, since it would probably fail again. */
const REST_MS = 60 * 60 * 1000;

/**
 * Trains automatically when due (docs/operations.md, "Training"). Of several servers, the lock
 * admits one.
 */
export function startTrainingSchedule({
  sql,
  sources,
  unusable,
  train,
  log,
  now,
  every,
}: ScheduleParts): TrainingSchedule {
  const stopping = new AbortController();
  let looking: Promise<TrainingOutcome | null> | null = null;
  let restUntil = 0;

  const dueFor = async () => {
    const [last, changes, usesTmdb] = await Promise.all([
      findLastModel(sql),
      changesOf(sql, sources),
      areTmdbFactsUsed(sql),
    ]);
    const rest = { unusable: unusable(), changes, now: now(), usesTmdb };
    return trainingReason(trainingStateOf(last, rest));
  };
  const lookOnce = async (): Promise<TrainingOutcome | null> => {
    if (stopping.signal.aborted || now() < restUntil) return null;
    const reason = await dueFor();
    if (!reason || stopping.signal.aborted) return null;
    log.info({ reason }, "training starts");
    const outcome = await train(unusable(), stopping.signal);
    if (outcome.kind === "failed" || outcome.kind === "too-few") restUntil = now() + REST_MS;
    if (outcome.kind === "failed")
      log.error({ reason }, `training failed; the previous model stays in use. ${outcome.message}`);
    else log.info(outcome, "training ended");
    return outcome;
  };
  const look = async () => {
    if (looking) return null;
    looking = lookOnce().finally(() => (looking = null));
    return looking;
  };

  const onError = (error: unknown) =>
    log.error({ err: error }, "could not check whether training is due");
  const timer = setInterval(() => void look().catch(onError), every);
  timer.unref();
  return {
    look,
    close: async () => {
      clearInterval(timer);
      stopping.abort();
      await looking?.catch(() => {});
    },
  };
}
