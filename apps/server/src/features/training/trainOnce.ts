import { encodeCommunity, type Community, type Model } from "@worthy/recommender";
import { trainCommunity } from "@worthy/recommender/training";
import { LOCKS } from "../../platform/database/locks.ts";
import type { Sql, SqlTransaction } from "../../platform/database/sqlClient.ts";
import type { ReadReplica } from "../../platform/database/readReplica.ts";
import { openFeatures } from "../catalogue/reading/openFeatures.ts";
import { readCatalogue } from "../catalogue/reading/readCatalogue.ts";
import { areTmdbFactsUsed } from "../catalogue/tmdbFacts.ts";
import { findLastModel, refuseModel, refuseModelsWithTmdb, saveModel } from "./modelStore.ts";
import { changesOf, type RatingSource } from "./ratingSource.ts";
import { readRatings } from "./readRatings.ts";
import type { TrainingOrder, TrainingOutcome, TrainingReport } from "./trainingMessages.ts";
import { trainingReason, trainingStateOf } from "./trainingReason.ts";

const DEFAULT_SEED = 1;

export interface TrainingJob {
  sql: Sql;
  /** Read from, if it has what `sql` has. */
  replica: ReadReplica;
  sources: readonly RatingSource[];
  order: TrainingOrder;
  report(message: TrainingReport): void;
  signal: AbortSignal;
}

/**
 * One training, from reading the first row to storing the model, in a single transaction that holds
 * the lock. If it ends early it leaves nothing behind, and without its connection, and so the lock,
 * it can't store a model.
 */
export async function trainOnce(job: TrainingJob): Promise<TrainingOutcome> {
  const over = new AbortController();
  const signal = AbortSignal.any([job.signal, over.signal]);
  try {
    return await job.sql.begin((tx) => trainUnderLock(tx, { ...job, signal }));
  } catch (error) {
    if (job.signal.aborted) return { kind: "stopped" };
    throw error;
  } finally {
    over.abort();
  }
}

async function trainUnderLock(tx: SqlTransaction, job: TrainingJob): Promise<TrainingOutcome> {
  const started = performance.now();
  await tx`set local statement_timeout = 0`;
  await tx`set local idle_in_transaction_session_timeout = 0`;
  const [lock] = await tx<
    { taken: boolean }[]
  >`select pg_try_advisory_xact_lock(${LOCKS.training}) as taken`;
  if (!lock?.taken) return { kind: "busy" };
  const changes = await changesOf(tx, job.sources);
  const unusable = job.order.unusable ?? null;
  if (!job.order.always && !(await isDue(tx, changes, unusable))) return { kind: "not-due" };

  const seed = job.order.seed ?? DEFAULT_SEED;
  job.report({ kind: "step", step: "reading catalogue and ratings" });
  const { titles, generation } = await readCatalogue(tx);
  const features = await openFeatures(tx);
  const facts = features.train(titles.map(features.of));
  const { sources, signal } = job;
  const reading = { sources, titleIds: facts.titleIds, seed, signal };
  const { matrix, shares } = await job.replica.read(
    tx,
    (standby) => readAllOn(standby, reading),
    () => readRatings(tx, reading),
  );
  const ratings = matrix.titles.length;
  const people = matrix.rowStart.length - 1;
  job.report({
    kind: "step",
    step: `read ${ratings} ratings of ${titles.length} titles by ${people} people`,
  });
  const community = await learn(matrix, { facts, seed, job });
  if (!community) return { kind: "too-few", ratings };

  job.signal.throwIfAborted();
  job.report({ kind: "step", step: "storing the model" });
  const bytes = encodeCommunity(community);
  const seconds = (performance.now() - started) / 1000;
  if (unusable !== null) await refuseModel(tx, unusable);
  if (!features.usesTmdb) await refuseModelsWithTmdb(tx);
  const trainedOn = {
    generation,
    titles: titles.length,
    seed,
    sources: shares,
    usesTmdb: features.usesTmdb,
  };
  const modelId = await saveModel(tx, { people, ratings, seconds, changes, trainedOn }, bytes);
  return {
    kind: "trained",
    modelId,
    people,
    ratings,
    seconds,
    peakBytes: process.resourceUsage().maxRSS * 1024,
    byteLength: bytes.length,
  };
}

/** In one snapshot, however long it takes. */
async function readAllOn(
  standby: Sql,
  reading: Parameters<typeof readRatings>[1],
): ReturnType<typeof readRatings> {
  return standby.begin("isolation level repeatable read read only", async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`set local idle_in_transaction_session_timeout = 0`;
    return readRatings(tx, reading);
  });
}

async function isDue(
  tx: SqlTransaction,
  changes: number,
  unusable: number | null,
): Promise<boolean> {
  const rest = { unusable, changes, now: Date.now(), usesTmdb: await areTmdbFactsUsed(tx) };
  return trainingReason(trainingStateOf(await findLastModel(tx), rest)) !== null;
}

type Ratings = Parameters<typeof trainCommunity>[0]["ratings"];

function learn(
  ratings: Ratings,
  { facts, seed, job }: { facts: Model; seed: number; job: TrainingJob },
): Promise<Community | null> {
  const { order, report, signal } = job;
  return trainCommunity({
    ratings,
    content: facts,
    options: {
      seed,
      signal,
      grid: order.grid ?? "default",
      ...(order.threads === undefined ? {} : { threads: order.threads }),
      onStep: (step) => report({ kind: "step", step }),
      onProgress: (share) => report({ kind: "progress", share }),
    },
  });
}
