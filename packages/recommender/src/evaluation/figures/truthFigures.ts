import { type Estimate, estimateOf } from "./estimate.ts";
import { rankCorrelation } from "./rankCorrelation.ts";

/** What a model predicts for one person about unrated titles, next to the known truth. */
export interface PromisedAndTrue {
  /**
   * Titles that the person watches later, 0 to 1. Scores are measured on these, since a score is
   * the probability of liking what one watches.
   */
  readonly watched: { readonly promised: readonly number[]; readonly truth: readonly number[] };
  /** All unrated titles, by ranking score. */
  readonly open: { readonly rank: readonly number[]; readonly truth: readonly number[] };
}

/** A model compared with the truth. */
export interface TruthFigures {
  /**
   * Mean distance between prediction and truth over 15 bins weighted by size, 0 to 1, for titles
   * watched later.
   */
  readonly calibrationError: number;
  /** Mean error per title. */
  readonly meanError: number;
  /** Spearman's correlation of ranking and truth. */
  readonly correlation: Estimate;
  /**
   * How much better than random the first 20 are, relative to the best choice: 1 for the best, 0
   * for random.
   */
  readonly gain: Estimate;
}

const BINS = 15;
const PICKS = 20;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function gainOf({ open: { truth, rank } }: PromisedAndTrue): number {
  const chosen = [...truth.keys()]
    .sort((a, b) => (rank[b] ?? 0) - (rank[a] ?? 0) || a - b)
    .slice(0, PICKS);
  const average = meanOf(truth);
  const best = meanOf(truth.toSorted((a, b) => b - a).slice(0, PICKS));
  return best === average
    ? 0
    : (meanOf(chosen.map((at) => truth[at] ?? 0)) - average) / (best - average);
}

/** Calibration is pooled over people; correlation and gain are per person. */
export function truthFigures(people: readonly PromisedAndTrue[]): TruthFigures {
  const sums = Array.from({ length: BINS }, () => 0);
  let [apart, count] = [0, 0];
  for (const { watched } of people) {
    watched.promised.forEach((promise, at) => {
      const difference = promise - (watched.truth[at] ?? 0);
      const bin = Math.min(BINS - 1, Math.max(0, Math.floor(promise * BINS)));
      sums[bin] = (sums[bin] ?? 0) + difference;
      apart += Math.abs(difference);
      count += 1;
    });
  }
  return {
    calibrationError:
      sums.reduce((sum, difference) => sum + Math.abs(difference), 0) / Math.max(1, count),
    meanError: apart / Math.max(1, count),
    correlation: estimateOf(people.map(({ open }) => rankCorrelation(open.rank, open.truth))),
    gain: estimateOf(people.map(gainOf)),
  };
}
