import { areaUnderCurve } from "./areaUnderCurve.ts";
import type { Predictions } from "../rankers/predictions.ts";

/** Predictions from `from` to below `to` (the last bin includes 1), and the actual outcomes. */
export interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  /** Mean prediction; null in an empty bin. */
  readonly promised: number | null;
  /** Share liked; null in an empty bin. */
  readonly kept: number | null;
  readonly count: number;
}

/**
 * How good the probabilities are overall; null and empty if the hidden ratings are all likes, or
 * none is.
 */
export interface CalibrationFigures {
  readonly auc: number | null;
  readonly logLoss: number | null;
  readonly ece: number | null;
  /** Overall share liked. */
  readonly likeRate: number | null;
  readonly count: number;
  readonly reliability: readonly ReliabilityBin[];
}

const BINS = 15;
/** Clamps predictions of 0 or 1 to bound their loss. */
const LEAST = 1e-6;

export function reliabilityOf(
  { promised, liked }: Predictions,
  bins: number = BINS,
): ReliabilityBin[] {
  const sums = Array.from({ length: bins }, () => ({ promised: 0, kept: 0, count: 0 }));
  promised.forEach((promise, at) => {
    const bin = sums[Math.min(bins - 1, Math.max(0, Math.floor(promise * bins)))];
    if (!bin) return;
    bin.promised += promise;
    bin.kept += liked[at] ?? 0;
    bin.count += 1;
  });
  return sums.map(({ promised: sum, kept, count }, bin) => ({
    from: bin / bins,
    to: (bin + 1) / bins,
    promised: count === 0 ? null : sum / count,
    kept: count === 0 ? null : kept / count,
    count,
  }));
}

/**
 * Expected calibration error: the mean distance between prediction and outcome over the bins,
 * weighted by their size.
 */
export function calibrationError(bins: readonly ReliabilityBin[]): number | null {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const apart = bins.reduce(
    (sum, { promised, kept, count }) => sum + count * Math.abs((promised ?? 0) - (kept ?? 0)),
    0,
  );
  return total === 0 ? null : apart / total;
}

/** Mean of −log of the probability given to the outcome, in nats. */
export function logLoss({ promised, liked }: Predictions): number | null {
  let sum = 0;
  promised.forEach((promise, at) => {
    const safe = Math.min(1 - LEAST, Math.max(LEAST, promise));
    sum -= Math.log(liked[at] === 1 ? safe : 1 - safe);
  });
  return promised.length === 0 ? null : sum / promised.length;
}

/**
 * Log loss and calibration error only make sense for unfiltered ratings; if all are of one kind,
 * there are none.
 */
export function measureCalibration(predictions: Predictions): CalibrationFigures {
  const auc = areaUnderCurve(predictions);
  const count = predictions.liked.length;
  const reliability = auc === null ? [] : reliabilityOf(predictions);
  return {
    auc,
    logLoss: auc === null ? null : logLoss(predictions),
    ece: calibrationError(reliability),
    likeRate: count === 0 ? null : predictions.liked.reduce((sum, one) => sum + one, 0) / count,
    count,
    reliability,
  };
}
