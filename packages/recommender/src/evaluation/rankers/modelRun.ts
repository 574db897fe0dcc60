import { askCurve, type AskPoint } from "../figures/askCurve.ts";
import type { Candidate, Trained } from "../sets/candidates.ts";
import { curvePeople } from "../sets/curvePeople.ts";
import type { EvaluationOptions, EvaluationSet } from "../sets/evaluationSet.ts";
import { curveValues } from "../figures/learningCurve.ts";
import { measurePeople, type Tally } from "../figures/measurePeople.ts";
import { ratingCountsOf } from "./popularity.ts";
import { PredictionLog } from "./predictions.ts";
import { type Latency, updateLatency } from "../figures/updateLatency.ts";

/** What the evaluation needs from its environment. */
export interface Surroundings {
  /** A monotonic clock, in milliseconds. */
  now(): number;
  /** MiB. */
  peakMemory(): number;
  /** Reports a line of progress. */
  print(line: string): void;
}

/** Everything collected about one model over all sets. */
export interface ModelRun {
  readonly candidate: Candidate;
  readonly tally: Tally;
  note: string | null;
  trainingSeconds: number;
  peakMemoryMiB: number;
  curve: number[][] | null;
  ask: AskPoint[] | null;
  latency: Latency | null;
}

/** Most people on the learning curve, and most people interviewed. */
export const CURVE_PEOPLE = 2000;
const ASK_PEOPLE = 200;
/** Models that have a learning curve. */
const ON_CURVE = ["popularity", "ease", "worthy"];

export const newRun = (candidate: Candidate): ModelRun => ({
  candidate,
  tally: { rankings: new Map(), predictions: new PredictionLog() },
  note: null,
  trainingSeconds: 0,
  peakMemoryMiB: 0,
  curve: null,
  ask: null,
  latency: null,
});

/** Curves, interviews and latency: on the first set only. */
function measureOnce(
  run: ModelRun,
  { ranker, ours }: Trained,
  {
    set,
    options,
    around,
  }: { set: EvaluationSet; options: EvaluationOptions; around: Surroundings },
): void {
  if (!ON_CURVE.includes(run.candidate.key)) return;
  around.print(`${run.candidate.name}: learning curve`);
  run.curve = curveValues(
    ranker,
    curvePeople(set.test, { most: CURVE_PEOPLE, seed: options.seed }),
    options,
  );
  if (!ours) return;
  around.print(`${run.candidate.name}: questions and answers`);
  const people = curvePeople(set.test, { most: ASK_PEOPLE, seed: options.seed });
  run.ask = askCurve(ours, people, { ratingCounts: ratingCountsOf(set.train), options });
  run.latency = updateLatency(ours, set.test, { now: () => around.now(), seed: options.seed });
}

/** Trains one model on one set and adds the results to its run. */
export async function runModel(
  run: ModelRun,
  set: EvaluationSet,
  { first, options, around }: { first: boolean; options: EvaluationOptions; around: Surroundings },
): Promise<void> {
  const { candidate } = run;
  const started = around.now();
  const trained = await candidate.train(set, options, (line) => around.print(line));
  const seconds = (around.now() - started) / 1000;
  run.trainingSeconds += seconds;
  run.note ??= trained.note ?? null;
  around.print(`${candidate.name}: trained in ${seconds.toFixed(1)} s`);
  measurePeople(trained.ranker, set.test, { options, only: set.only, tally: run.tally });
  if (first && set.only === null) measureOnce(run, trained, { set, options, around });
  run.peakMemoryMiB = around.peakMemory();
}
