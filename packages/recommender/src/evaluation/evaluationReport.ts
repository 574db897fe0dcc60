import type { AskPoint } from "./askCurve.ts";
import type { CalibrationFigures } from "./calibration.ts";
import type { Estimate, PairedDifference } from "./estimate.ts";
import type { CurvePoint } from "./learningCurve.ts";
import type { RankingMetric } from "./rankingMetrics.ts";
import type { Latency } from "./updateLatency.ts";

/** Figures of one model. */
export interface ModelReport {
  readonly key: string;
  readonly name: string;
  readonly note: string | null;
  readonly metrics: Readonly<Record<RankingMetric, Estimate>>;
  /** Paired over people; null for popularity, which is the reference itself, and where the other was not measured. */
  readonly againstPopularity: Readonly<Record<RankingMetric, PairedDifference>> | null;
  readonly againstEase: Readonly<Record<RankingMetric, PairedDifference>> | null;
  /** Null for models that promise no probability. */
  readonly worthy: CalibrationFigures | null;
  /** Over all sets. */
  readonly trainingSeconds: number;
  /** Most memory that the process had ever held when this model had been measured, in MiB. */
  readonly peakMemoryMiB: number;
  readonly updateMs: Latency | null;
}

/** Everything that an evaluation finds out; `format` grows when a field changes its meaning. */
export interface EvaluationReport {
  readonly format: 1;
  readonly data: {
    readonly sets: number;
    readonly titles: number;
    /** Of the first set. */
    readonly trainPeople: number;
    readonly trainRatings: number;
    readonly testPeople: number;
    readonly knownRatings: number;
    readonly hiddenRatings: number;
  };
  readonly models: readonly ModelReport[];
  readonly skipped: readonly { readonly key: string; readonly name: string; readonly why: string }[];
  /** nDCG@100 after k ratings, on the first set. */
  readonly learningCurve: readonly { readonly key: string; readonly name: string; readonly points: readonly CurvePoint[] }[];
  /** nDCG@100 after k questions, on the first set; null where the engine was not measured. */
  readonly askCurve: readonly AskPoint[] | null;
}
