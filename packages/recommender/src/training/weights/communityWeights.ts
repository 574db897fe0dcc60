import type { Community, CommunityParameters } from "../../community/community.ts";
import type { Model } from "../../model/model.ts";
import type { RatingMatrix } from "../../community/ratingMatrix.ts";
import type { JobOptions } from "../../solver/index.ts";
import { PLAIN_STACK } from "../../community/stack.ts";
import { logitOf } from "../../taste/logistic.ts";
import { emptyRows, powerOf, type WeightRows } from "../../model/weightRows.ts";
import { withColdColumns } from "./coldColumns.ts";
import { DENSE_INPUTS, itemWeights } from "./itemWeights.ts";
import type { WeightSettings } from "./weightProblem.ts";
import type { Layers } from "../layers.ts";
import { likedInputs, likedProblem } from "../likedProblem.ts";
import type { LikedMixture, LikedShape } from "../likedShape.ts";
import { mixChannels } from "./mixRows.ts";
import { resemblances, withResembling } from "./resemblances.ts";
import { residualProblem } from "../residualProblem.ts";
import { titleGradesOf } from "../titleGrades.ts";
import { titleRatesOf } from "../titleRates.ts";
import type { MatrixPool } from "../matrixPool.ts";

/** Most cells of a model: about 200 MB in memory. */
const MOST_CELLS = 32_000_000;
/** The part of them for weights from liked and not-liked titles. */
export const LIKED_CELLS = MOST_CELLS / 2;
/** Weight of popularity, in standard deviations of what a single rating says about all titles. */
const POPULARITY = 2.4;

/** Weight of other people's likes in the order, beside labels and beside facts alone, which say less. */
const BESIDE_LABELS = 0.5;
const BESIDE_FACTS = 2;

/** How to learn the weights. */
export interface CommunitySettings {
  readonly mixture: LikedMixture;
  readonly layers: Layers;
  readonly content: Model;
  readonly matrices: MatrixPool;
  readonly denseInputs?: number | undefined;
}

/**
 * Root mean square of what one rating says about a title, weighted by how often titles are liked.
 */
function spreadOf(rows: WeightRows, likes: Float32Array): number {
  let [sum, weight] = [0, 0];
  likes.forEach((count, title) => {
    sum += count * powerOf(rows, title);
    weight += count;
  });
  return Math.sqrt(sum / Math.max(1, weight * likes.length));
}

interface Known {
  readonly counts: Float32Array;
  readonly residuals: Float32Array;
}

/**
 * The weights of each kind, including those synthesised for cold titles, and what these are similar
 * to.
 */
async function weightsOf(
  ratings: RatingMatrix,
  { counts, residuals }: Known,
  { settings, options }: { settings: CommunitySettings; options: JobOptions },
) {
  const { mixture, layers, matrices, content, denseInputs = DENSE_INPUTS } = settings;
  const none = emptyRows(ratings.titleIds.length);
  const how: WeightSettings = { cells: MOST_CELLS - LIKED_CELLS, denseInputs, matrices };
  const [residual = none] = layers.residual
    ? await itemWeights(residualProblem(ratings, { residuals, counts }), how, options)
    : [];
  const { local, full, share } = mixture;
  const problemOf = (shape: LikedShape) => likedProblem(likedInputs(ratings, shape), shape);
  const isMixed = share > 0 && share < 1;
  const each = { ...how, cells: isMixed ? LIKED_CELLS / 2 : LIKED_CELLS };
  const solve = (shape: LikedShape) => itemWeights(problemOf(shape), each, options);
  const [liked = none, notLiked = none] = mixChannels(
    share < 1 ? await solve(local) : [],
    share > 0 ? await solve(full) : [],
    share,
  );
  const [likedTitles] = problemOf(local).channels;
  const cold = layers.content
    ? resemblances(content, ratings.titleIds, (title) => (likedTitles?.[title] ?? -1) >= 0)
    : [];
  options.signal?.throwIfAborted();
  return {
    liked: withColdColumns(liked, cold),
    notLiked: withColdColumns(notLiked, cold),
    residual: withColdColumns(residual, cold),
    cold,
  };
}

/** Everything that ratings say about titles; combining it is still left to the plain stack. */
export async function communityWeights(
  ratings: RatingMatrix,
  settings: CommunitySettings,
  options: JobOptions,
): Promise<Community> {
  const { rates, counts, likes, meanLogit } = titleRatesOf(
    ratings,
    logitOf(settings.content.parameters.priorRate),
  );
  const { mean, grades, residuals } = titleGradesOf(ratings);
  const { cold, ...weights } = await weightsOf(
    ratings,
    { counts, residuals },
    { settings, options },
  );
  const norm =
    Math.sqrt(likes.reduce((sum, count) => sum + count * count, 0) / Math.max(1, likes.length)) ||
    1;
  const popularity = likes.map((count) => count / norm);
  const parameters: CommunityParameters = {
    stack: PLAIN_STACK,
    meanLogit,
    meanGrade: mean,
    popularityWeight: settings.layers.prior ? POPULARITY * spreadOf(weights.liked, likes) : 0,
    rank: { together: settings.content.editorial ? BESIDE_LABELS : BESIDE_FACTS },
    people: ratings.rowStart.length - 1,
    ratings: ratings.titles.length,
  };
  return {
    parameters,
    titleIds: ratings.titleIds,
    rates,
    grades,
    counts,
    popularity: withResembling(popularity, cold),
    ...weights,
  };
}
