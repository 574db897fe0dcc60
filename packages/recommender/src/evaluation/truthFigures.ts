import { type Estimate, estimateOf } from "./estimate.ts";
import { rankCorrelation } from "./rankCorrelation.ts";

/** What a model says to one person about titles not yet rated, beside the known truth. */
export interface PromisedAndTrue {
  /** Titles that the person goes on to watch, 0 to 1: a score speaks of them, as it is the probability to like what one watches. */
  readonly watched: { readonly promised: readonly number[]; readonly truth: readonly number[] };
  /** All titles not yet rated, by what they are ranked. */
  readonly open: { readonly rank: readonly number[]; readonly truth: readonly number[] };
}

/** A model against the truth. */
export interface TruthFigures {
  /** Mean distance of promise and truth over 15 bins of promises, each as heavy as it is full, 0 to 1, over titles watched later. */
  readonly calibrationError: number;
  /** The same title by title. */
  readonly meanError: number;
  /** Spearman's correlation of ranking and truth. */
  readonly correlation: Estimate;
  /** How much better than random the first 20 are, of what is possible: 1 for the best choice, 0 for none. */
  readonly gain: Estimate;
}

const BINS = 15;
const PICKS = 20;

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function gainOf({ open: { truth, rank } }: PromisedAndTrue): number {
  const chosen = [...truth.keys()].sort((a, b) => (rank[b] ?? 0) - (rank[a] ?? 0) || a - b).slice(0, PICKS);
  const average = meanOf(truth);
  const best = meanOf(truth.toSorted((a, b) => b - a).slice(0, PICKS));
  return best === average ? 0 : (meanOf(chosen.map((at) => truth[at] ?? 0)) - average) / (best - average);
}

/** Pooled over people; correlation and gain person by person. */
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
    calibrationError: sums.reduce((sum, difference) => sum + Math.abs(difference), 0) / Math.max(1, count),
    meanError: apart / Math.max(1, count),
    correlation: estimateOf(people.map(({ open }) => rankCorrelation(open.rank, open.truth))),
    gain: estimateOf(people.map(gainOf)),
  };
}
