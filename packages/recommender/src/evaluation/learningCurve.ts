import { type CurvePerson, firstRatings } from "./curvePeople.ts";
import { type Estimate, estimateOf, type PairedDifference, pairedDifference } from "./estimate.ts";
import type { EvaluationOptions } from "./evaluationSet.ts";
import { rankedTitles } from "./rankedTitles.ts";
import type { Ranker } from "./ranker.ts";
import { measureRanking } from "./rankingMetrics.ts";

/** After how many ratings the curve is measured. */
export const CURVE_COUNTS = [0, 1, 3, 5, 10, 20, 50] as const;

/** nDCG@100 of one model after k ratings. */
export interface CurvePoint {
  readonly ratings: number;
  /** How many of the people have as many; the others show all they have. */
  readonly reached: number;
  readonly ndcg: Estimate;
  readonly againstPopularity: PairedDifference | null;
}

/**
 * nDCG@100 of each person after each of `CURVE_COUNTS`, by count. All known titles are masked throughout, so that only what the model is told
 * changes from point to point, and not what there is to find.
 */
export function curveValues(ranker: Ranker, people: readonly CurvePerson[], options: Pick<EvaluationOptions, "mask" | "recall">): number[][] {
  return CURVE_COUNTS.map((count) =>
    people.map((person) => {
      const { rank } = ranker.scores(firstRatings(person, count));
      return measureRanking(rankedTitles(rank, person.known, options.mask), person.liked, options.recall)["ndcg@100"];
    }),
  );
}

export function curveOf(values: readonly number[][], popularity: readonly number[][] | null, people: readonly CurvePerson[]): CurvePoint[] {
  return CURVE_COUNTS.map((ratings, at) => ({
    ratings,
    reached: people.filter(({ order }) => order.length >= ratings).length,
    ndcg: estimateOf(values[at] ?? []),
    againstPopularity: popularity && pairedDifference(values[at] ?? [], popularity[at] ?? []),
  }));
}
