import type { Engine, TitleFeatures, TitleRating } from "@worthy/recommender";
import { areaUnderCurve } from "../../packages/recommender/src/evaluation/figures/areaUnderCurve.ts";
import { rankCorrelation } from "../../packages/recommender/src/evaluation/figures/rankCorrelation.ts";
import { PredictionLog } from "../../packages/recommender/src/evaluation/rankers/predictions.ts";

/** How much scores and picks are about the person. */
export interface MadeUpFigures {
  /** Chance that a title left out of what they like has a higher score than one they don't. */
  auc: number;
  /** Geometric mean of the median places of the titles left out. */
  rank: number;
  /** Mean correlation of the scores of two unlike people (Pearson), over all titles. */
  alike: number;
  /** Mean rank correlation of score and place in the first twenty picks (Spearman). */
  inOrder: number;
  /** Mean number of the first twenty that share the commonest tag. */
  wall: number;
  /** Most by which a tag, decade or country leads more of the first twenty than its share of the ratings. */
  excess: number;
  /** Mean of the twenty that come from the decade and country that are commonest among their likes, over its share. */
  home: number;
}

export interface MadeUpPerson {
  readonly name: string;
  readonly ratings: readonly TitleRating[];
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
const isLike = (rating: string) => rating === "LOVE" || rating === "LIKE";

/** The share of some titles that each value has. */
function sharesOf(values: readonly (readonly string[])[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const one of values.flat()) shares.set(one, (shares.get(one) ?? 0) + 1 / values.length);
  return shares;
}

/** How much two people's ratings agree in their genres, 0 to 1. */
function agreement(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const total = (shares: ReadonlyMap<string, number>) =>
    [...shares.values()].reduce((a, b) => a + b, 0);
  return [...one].reduce(
    (sum, [genre, share]) =>
      sum + Math.min(share / total(one), (other.get(genre) ?? 0) / total(other)),
    0,
  );
}

function leftOut(
  engine: Engine,
  ratings: readonly TitleRating[],
  placeOf: ReadonlyMap<number, number>,
) {
  const log = new PredictionLog();
  const places: number[] = [];
  for (const { titleId, rating } of ratings) {
    const taste = engine.taste(ratings.filter((other) => other.titleId !== titleId));
    const place = placeOf.get(titleId) ?? 0;
    log.add((taste.scores[place] ?? 0) / 100, isLike(rating));
    if (rating !== "LOVE") continue;
    const values = engine.rankScores(taste);
    let rank = 1;
    engine.titleIds.forEach((id, at) => {
      if (!taste.ratings.has(id) && (values[at] ?? 0) > (values[place] ?? 0)) rank++;
    });
    places.push(rank);
  }
  return { auc: areaUnderCurve(log.all()) ?? NaN, rank: middle(places) };
}

/** What the first twenty have in common, beside the ratings. */
function varietyOf(
  first: readonly TitleFeatures[],
  ratings: readonly TitleRating[],
  of: (id: number) => TitleFeatures,
) {
  const traits = [
    ({ tags }: TitleFeatures) => tags,
    ({ year }: TitleFeatures) => [`${Math.floor(year / 10)}0s`],
    ({ countries }: TitleFeatures) => countries,
  ];
  const rated = ratings.map(({ titleId }) => of(titleId));
  const liked = ratings.filter(({ rating }) => isLike(rating)).map(({ titleId }) => of(titleId));
  const excess = Math.max(
    ...traits.flatMap((trait) => {
      const own = sharesOf(rated.map(trait));
      return [...sharesOf(first.map(trait))].map(
        ([key, share]) => 20 * (share - (own.get(key) ?? 0)),
      );
    }),
  );
  const home = traits.slice(1).map((trait) => {
    const [key = "", share = 1] =
      [...sharesOf(liked.map(trait))].sort(([, a], [, b]) => b - a)[0] ?? [];
    return (sharesOf(first.map(trait)).get(key) ?? 0) / share;
  });
  return {
    excess,
    home: mean(home),
    wall: 20 * Math.max(...sharesOf(first.map((title) => title.tags)).values()),
  };
}

export function madeUpFigures(
  engine: Engine,
  people: readonly MadeUpPerson[],
  of: (id: number) => TitleFeatures,
): MadeUpFigures {
  const placeOf = new Map(Array.from(engine.titleIds, (id, place) => [id, place]));
  const found = people.map(({ ratings }) => {
    const taste = engine.taste(ratings);
    const first = engine.rankIds(taste, { limit: 20 }).titleIds;
    return {
      ...leftOut(engine, ratings, placeOf),
      ...varietyOf(first.map(of), ratings, of),
      inOrder: rankCorrelation(
        first.map((id) => taste.scores[placeOf.get(id) ?? 0] ?? 0),
        first.map((_, at) => -at),
      ),
      scores: taste.scores,
      genres: sharesOf(ratings.map(({ titleId }) => of(titleId).genres)),
    };
  });
  const pairs = found.flatMap((one, at) =>
    found
      .slice(at + 1)
      .filter((other) => agreement(one.genres, other.genres) < 0.5)
      .map((other) => pearson(one.scores, other.scores)),
  );
  const over = (figure: (one: (typeof found)[number]) => number) => mean(found.map(figure));
  return {
    auc: over(({ auc }) => auc),
    rank: Math.exp(over(({ rank }) => Math.log(rank))),
    alike: mean(pairs),
    inOrder: over(({ inOrder }) => inOrder),
    wall: over(({ wall }) => wall),
    excess: Math.max(...found.map(({ excess }) => excess)),
    home: over(({ home }) => home),
  };
}
