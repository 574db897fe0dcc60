import { measureCalibration } from "./figures/calibration.ts";
import type { CurvePerson } from "./sets/curvePeople.ts";
import { estimateOf, pairedDifference } from "./figures/estimate.ts";
import type { EvaluationReport, ModelReport } from "./evaluationReport.ts";
import { curveOf } from "./figures/learningCurve.ts";
import type { ModelRun } from "./rankers/modelRun.ts";
import type { RankingMetric } from "./figures/rankingMetrics.ts";

/** One value per person: the mean over the sets in which they were tested. */
function valuesOf(run: ModelRun, metric: RankingMetric): number[] {
  return [...run.tally.rankings]
    .sort(([a], [b]) => a - b)
    .map(([, sets]) => sets.reduce((sum, figures) => sum + figures[metric], 0) / sets.length);
}

function overMetrics<Figure>(of: (metric: RankingMetric) => Figure): Record<RankingMetric, Figure> {
  return {
    "recall@20": of("recall@20"),
    "recall@50": of("recall@50"),
    "ndcg@20": of("ndcg@20"),
    "ndcg@100": of("ndcg@100"),
    "hr@10": of("hr@10"),
  };
}

function modelReport(run: ModelRun, runs: readonly ModelRun[]): ModelReport {
  const against = (key: string) => {
    const other = runs.find(({ candidate }) => candidate.key === key);
    return other && other !== run
      ? overMetrics((metric) => pairedDifference(valuesOf(run, metric), valuesOf(other, metric)))
      : null;
  };
  const predictions = run.tally.predictions.all();
  return {
    key: run.candidate.key,
    name: run.candidate.name,
    note: run.note,
    metrics: overMetrics((metric) => estimateOf(valuesOf(run, metric))),
    againstPopularity: against("popularity"),
    againstEase: against("ease"),
    worthy: predictions.liked.length === 0 ? null : measureCalibration(predictions),
    trainingSeconds: run.trainingSeconds,
    peakMemoryMiB: run.peakMemoryMiB,
    updateMs: run.latency,
  };
}

/** Assembles the results of the runs. */
export function reportOf(
  runs: readonly ModelRun[],
  given: {
    data: EvaluationReport["data"];
    skipped: EvaluationReport["skipped"];
    curvePeople: readonly CurvePerson[];
  },
): EvaluationReport {
  const popularity = runs.find(({ candidate }) => candidate.key === "popularity")?.curve ?? null;
  return {
    format: 1,
    data: given.data,
    models: runs.map((run) => modelReport(run, runs)),
    skipped: given.skipped,
    learningCurve: runs.flatMap(({ candidate: { key, name }, curve }) =>
      curve
        ? [
            {
              key,
              name,
              points: curveOf(curve, key === "popularity" ? null : popularity, given.curvePeople),
            },
          ]
        : [],
    ),
    askCurve: runs.find(({ ask }) => ask !== null)?.ask ?? null,
  };
}
