import type { EvaluationOptions, TestPeople } from "../sets/evaluationSet.ts";
import type { PredictionLog } from "../rankers/predictions.ts";
import { rankedTitles } from "../rankers/rankedTitles.ts";
import type { Ranker } from "../rankers/ranker.ts";
import { isLiked, likedOf, peopleOf, personOf } from "../sets/ratingMatrix.ts";
import { measureRanking, type RankingFigures } from "./rankingMetrics.ts";

/** Collects a model's figures. */
export interface Tally {
  /**
   * By person, one entry per set in which they are tested. People without a liked hidden title are
   * left out.
   */
  readonly rankings: Map<number, RankingFigures[]>;
  readonly predictions: PredictionLog;
}

/** Ranks and predicts the hidden titles of every test person from the known ones. */
export function measurePeople(
  ranker: Ranker,
  test: TestPeople,
  {
    options: { mask, recall },
    only,
    tally,
  }: {
    options: Pick<EvaluationOptions, "mask" | "recall">;
    only: ReadonlySet<number> | null;
    tally: Tally;
  },
): void {
  for (let row = 0; row < peopleOf(test.known); row++) {
    const known = personOf(test.known, row);
    const hidden = personOf(test.hidden, row);
    if (hidden.titles.length === 0) continue;
    const { rank, worthy } = ranker.scores(known);
    if (worthy)
      hidden.titles.forEach((title, at) =>
        tally.predictions.add((worthy[title] ?? 0) / 100, isLiked(hidden.values[at])),
      );
    const liked = new Set(likedOf(hidden));
    if (liked.size === 0) continue;
    const person = test.people[row] ?? row;
    const figures = measureRanking(rankedTitles(rank, known, { mask, only }), liked, recall);
    const earlier = tally.rankings.get(person);
    if (earlier) earlier.push(figures);
    else tally.rankings.set(person, [figures]);
  }
}
