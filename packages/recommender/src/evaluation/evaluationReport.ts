import type { AskPoint } from "./figures/askCurve.ts";
import type { CalibrationFigures } from "./figures/calibration.ts";
import type { Estimate, PairedDifference } from "./figures/estimate.ts";
import type { CurvePoint } from "./figures/learningCurve.ts";
import type { RankingMetric } from "./figures/rankingMetrics.ts";
import type { Latency } from "./figures/updateLatency.ts";

/** Figures of one model. */
export interface ModelReport {
  readonly key: string;
  readonly name: string;
  readonly note: string | null;
  readonly metrics: Readonly<Record<RankingMetric, Estimate>>;
  /**
   * Paired over people; null for popularity, which is the reference, and if the other was not
   * measured.
   */
  readonly againstPopularity: Readonly<Record<RankingMetric, PairedDifference>> | null;
  readonly againstEase: Readonly<Record<RankingMetric, PairedDifference>> | null;
  /** Null for models that don't predict a probability. */
  readonly worthy: CalibrationFigures | null;
  /** Over all sets. */
  readonly trainingSeconds: number;
  /** Peak memory of the process once this model had been measured, in MiB. */
  readonly peakMemoryMiB: number;
  readonly updateMs: Latency | null;
}

/** All results of an evaluation; `format` increases when the meaning of a field changes. */
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
  readonly skipped: readonly {
    readonly key: string;
    readonly name: string;
    readonly why: string;
  }[];
  /** nDCG@100 after k ratings, on the first set. */
  readonly learningCurve: readonly {
    readonly key: string;
    readonly name: string;
    readonly points: readonly CurvePoint[];
  }[];
  /** nDCG@100 after k questions, on the first set; null if the engine was not measured. */
  readonly askCurve: readonly AskPoint[] | null;
}
