import { type CurvePerson, firstRatings } from "../sets/curvePeople.ts";
import { type Estimate, estimateOf, type PairedDifference, pairedDifference } from "./estimate.ts";
import type { EvaluationOptions } from "../sets/evaluationSet.ts";
import { rankedTitles } from "../rankers/rankedTitles.ts";
import type { Ranker } from "../rankers/ranker.ts";
import { measureRanking } from "./rankingMetrics.ts";

/** Numbers of ratings at which the curve is measured. */
export const CURVE_COUNTS = [0, 1, 3, 5, 10, 20, 50] as const;

/** nDCG@100 of one model after k ratings. */
export interface CurvePoint {
  readonly ratings: number;
  /** How many people have that many ratings; the others show all they have. */
  readonly reached: number;
  readonly ndcg: Estimate;
  readonly againstPopularity: PairedDifference | null;
}

/**
 * nDCG@100 of each person after each of `CURVE_COUNTS`, by count. All known titles are masked
 * throughout, so only the model's input changes from point to point, not what there is to find.
 */
export function curveValues(
  ranker: Ranker,
  people: readonly CurvePerson[],
  options: Pick<EvaluationOptions, "mask" | "recall">,
): number[][] {
  return CURVE_COUNTS.map((count) =>
    people.map((person) => {
      const { rank } = ranker.scores(firstRatings(person, count));
      return measureRanking(
        rankedTitles(rank, person.known, options),
        person.liked,
        options.recall,
      )["ndcg@100"];
    }),
  );
}

export function curveOf(
  values: readonly number[][],
  popularity: readonly number[][] | null,
  people: readonly CurvePerson[],
): CurvePoint[] {
  return CURVE_COUNTS.map((ratings, at) => ({
    ratings,
    reached: people.filter(({ order }) => order.length >= ratings).length,
    ndcg: estimateOf(values[at] ?? []),
    againstPopularity: popularity && pairedDifference(values[at] ?? [], popularity[at] ?? []),
  }));
}
