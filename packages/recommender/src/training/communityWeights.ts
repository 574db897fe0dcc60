import type { Community, CommunityParameters } from "../community.ts";
import type { RatingMatrix } from "../ratingMatrix.ts";
import type { JobOptions } from "../solver/index.ts";
import { PLAIN_STACK } from "../stack.ts";
import { emptyRows, powerOf, type WeightRows } from "../weightRows.ts";
import { DENSE_INPUTS, itemWeights, type WeightWish } from "./itemWeights.ts";
import type { Layers } from "./layers.ts";
import { likedInputs, likedProblem } from "./likedProblem.ts";
import type { LikedShape } from "./likedShape.ts";
import { residualProblem } from "./residualProblem.ts";
import { titleGradesOf } from "./titleGrades.ts";
import { titleRatesOf } from "./titleRates.ts";
import type { Workshop } from "./workshop.ts";

/** Cells that a model may have in all: about 200 MB in memory. */
const MOST_CELLS = 32_000_000;
/** Those of them that lead from liked and from not-liked titles. */
export const LIKED_CELLS = MOST_CELLS / 2;
/** Popularity, in spreads of what a single rating says of all titles. */
const POPULARITY = 2.4;

/** How to learn the weights. */
export interface CommunityWish {
  readonly shape: LikedShape;
  readonly layers: Layers;
  readonly workshop: Workshop;
  readonly seed: number;
  readonly denseInputs?: number | undefined;
}

/** Root mean square of what one rating says of a title, over the titles that people rate. */
function spreadOf(rows: WeightRows, likes: Float32Array): number {
  let [sum, weight] = [0, 0];
  likes.forEach((count, title) => {
    sum += count * powerOf(rows, title);
    weight += count;
  });
  return Math.sqrt(sum / Math.max(1, weight * likes.length));
}

/** Everything about titles that ratings teach by themselves; how to weigh it is still the plain stack. */
export async function communityWeights(
  ratings: RatingMatrix,
  { shape, layers, workshop, seed, denseInputs = DENSE_INPUTS }: CommunityWish,
  options: JobOptions,
): Promise<Community> {
  const rates = titleRatesOf(ratings);
  const { mean, grades, residuals } = titleGradesOf(ratings);
  const titles = ratings.titleIds.length;
  const wish: WeightWish = { cells: LIKED_CELLS, denseInputs, lowRank: layers.lowRank, seed, workshop };
  const [residual = emptyRows(titles)] = layers.residual
    ? await itemWeights(residualProblem(ratings, { residuals, counts: rates.counts }), { ...wish, cells: MOST_CELLS - LIKED_CELLS, lowRank: false }, options)
    : [];
  const problem = likedProblem(likedInputs(ratings, shape), shape);
  const [liked = emptyRows(titles), notLiked = emptyRows(titles)] = await itemWeights(problem, wish, options);
  const norm = Math.sqrt(rates.likes.reduce((sum, count) => sum + count * count, 0) / Math.max(1, titles)) || 1;
  const parameters: CommunityParameters = {
    stack: PLAIN_STACK,
    meanLogit: rates.meanLogit,
    meanGrade: mean,
    popularityWeight: layers.prior ? POPULARITY * spreadOf(liked, rates.likes) : 0,
    rank: { together: 1, worthy: 0.05 },
    people: ratings.rowStart.length - 1,
    ratings: ratings.titles.length,
  };
  return {
    parameters,
    titleIds: ratings.titleIds,
    rates: rates.rates,
    grades,
    counts: rates.counts,
    popularity: rates.likes.map((count) => count / norm),
    liked,
    notLiked,
    residual,
  };
}
