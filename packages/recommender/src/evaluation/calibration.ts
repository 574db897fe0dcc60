import { areaUnderCurve } from "./areaUnderCurve.ts";
import type { Predictions } from "./predictions.ts";

/** Promises from `from` to below `to` (the last bin to 1 inclusive), and what came of them. */
export interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  /** Mean of what was promised; null in an empty bin. */
  readonly promised: number | null;
  /** Share that was liked; null in an empty bin. */
  readonly kept: number | null;
  readonly count: number;
}

/** How good probabilities are, over all of them; null and empty where all hidden ratings are likes, or none is. */
export interface CalibrationFigures {
  readonly auc: number | null;
  readonly logLoss: number | null;
  readonly ece: number | null;
  /** Share of all that was liked. */
  readonly likeRate: number | null;
  readonly count: number;
  readonly reliability: readonly ReliabilityBin[];
}

const BINS = 15;
/** A promise of 0 or 1 that is broken costs no more than this one. */
const LEAST = 1e-6;

export function reliabilityOf({ promised, liked }: Predictions, bins: number = BINS): ReliabilityBin[] {
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

/** Expected calibration error: the mean distance of promise and outcome over the bins, each as heavy as it is full. */
export function calibrationError(bins: readonly ReliabilityBin[]): number | null {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const apart = bins.reduce((sum, { promised, kept, count }) => sum + count * Math.abs((promised ?? 0) - (kept ?? 0)), 0);
  return total === 0 ? null : apart / total;
}

/** Mean of −log of the probability given to what happened, in nats. */
export function logLoss({ promised, liked }: Predictions): number | null {
  let sum = 0;
  promised.forEach((promise, at) => {
    const safe = Math.min(1 - LEAST, Math.max(LEAST, promise));
    sum -= Math.log(liked[at] === 1 ? safe : 1 - safe);
  });
  return promised.length === 0 ? null : sum / promised.length;
}

/** Log loss and error of calibration mean something only over ratings as they fall: where all are of one kind there are none. */
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
