import type { Engine } from "@worthy/recommender";
import { areaUnderCurve } from "../../packages/recommender/src/evaluation/figures/areaUnderCurve.ts";
import { rankCorrelation } from "../../packages/recommender/src/evaluation/figures/rankCorrelation.ts";
import { PredictionLog } from "../../packages/recommender/src/evaluation/rankers/predictions.ts";
import type { TellingRatings } from "../../packages/recommender/src/people/tellingPeople.fixture.ts";

/** How much scores and picks are about the person. */
export interface MadeUpFigures {
  /** Chance that a title left out of what they love has a higher score than one they dislike. */
  auc: number;
  /** Geometric mean of the median places of the titles left out. */
  rank: number;
  /** Mean correlation of the scores of two people (Pearson), over all titles. */
  alike: number;
  /** Mean rank correlation of score and place in the first twenty picks (Spearman). */
  inOrder: number;
  /** Mean number of the first twenty that share the commonest tag. */
  wall: number;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

/** Pearson's correlation. */
export function pearson(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const [left, right] = [mean(Array.from(a)), mean(Array.from(b))];
  let [product, squareLeft, squareRight] = [0, 0, 0];
  Array.from(a).forEach((value, at) => {
    const [x, y] = [value - left, (b[at] ?? 0) - right];
    product += x * y;
    squareLeft += x * x;
    squareRight += y * y;
  });
  return product / Math.sqrt(squareLeft * squareRight);
}

const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/** @param tagsOf a title's tags and genres */
export function madeUpFigures(
  engine: Engine,
  people: readonly TellingRatings[],
  tagsOf: (id: number) => readonly string[],
): MadeUpFigures {
  const placeOf = new Map(Array.from(engine.titleIds, (id, place) => [id, place]));
  const areas: number[] = [];
  const ranks: number[] = [];
  const orders: number[] = [];
  const walls: number[] = [];
  const scores = people.map(({ ratings }) => {
    const log = new PredictionLog();
    const places: number[] = [];
    for (const { titleId, rating } of ratings) {
      const taste = engine.taste(ratings.filter((other) => other.titleId !== titleId));
      const place = placeOf.get(titleId) ?? 0;
      log.add((taste.scores[place] ?? 0) / 100, rating === "LOVE");
      if (rating !== "LOVE") continue;
      const values = engine.rankScores(taste);
      let rank = 1;
      engine.titleIds.forEach((id, at) => {
        if (!taste.ratings.has(id) && (values[at] ?? 0) > (values[place] ?? 0)) rank++;
      });
      places.push(rank);
    }
    areas.push(areaUnderCurve(log.all()) ?? NaN);
    ranks.push(Math.log(middle(places)));
    const taste = engine.taste(ratings);
    const first = engine.rankIds(taste, { limit: 20 }).titleIds;
    orders.push(
      rankCorrelation(
        first.map((id) => taste.scores[placeOf.get(id) ?? 0] ?? 0),
        first.map((_, at) => -at),
      ),
    );
    const uses = new Map<string, number>();
    for (const tag of first.flatMap(tagsOf)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
    walls.push(Math.max(...uses.values()));
    return taste.scores;
  });
  const pairs = scores.flatMap((one, at) =>
    scores.slice(at + 1).map((other) => pearson(one, other)),
  );
  return {
    auc: mean(areas),
    rank: Math.exp(mean(ranks)),
    alike: mean(pairs),
    inOrder: mean(orders),
    wall: mean(walls),
  };
}
