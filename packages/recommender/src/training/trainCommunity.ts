import type { Community, CommunityParameters } from "../community.ts";
import type { Model } from "../model.ts";
import type { RatingMatrix } from "../ratingMatrix.ts";
import type { JobOptions } from "../solver/index.ts";
import { powerOf, type WeightRows } from "../weightRows.ts";
import { PLAIN_STACK } from "../stack.ts";
import { fitStack } from "./fitStack.ts";
import { hideSome } from "./hideSome.ts";
import { emptyRows, LIKED_SHAPE, type LikedShape, likedWeights, PLAIN_SHAPE } from "./likedWeights.ts";
import { residualWeights } from "./residualWeights.ts";
import { titleGradesOf } from "./titleGrades.ts";
import { titleRatesOf } from "./titleRates.ts";

/** Parts of the model that can be left out, to see what they are worth. All are in by default. */
export interface Layers {
  readonly normalisation: boolean;
  readonly notLiked: boolean;
  readonly prior: boolean;
  readonly residual: boolean;
  readonly content: boolean;
  readonly lowRank: boolean;
}

export interface TrainingOptions extends JobOptions {
  readonly seed?: number;
  readonly grid?: "default" | "none";
  readonly layers?: Partial<Layers>;
  /** Called as each step begins, for people to read. */
  readonly onStep?: (step: string) => void;
}

const ALL: Layers = { normalisation: true, notLiked: true, prior: true, residual: true, content: true, lowRank: true };
/** Cells that a model may have in all: about 200 MB in memory. */
const MOST_CELLS = 32_000_000;
/** Fewer judged ratings than this teach nothing. */
const LEAST_RATINGS = 50;
/** Popularity, in spreads of what a single rating says of all titles. */
const POPULARITY = 2.4;

type Weights = Pick<Community, "liked" | "notLiked" | "residual">;

async function weightsOf(ratings: RatingMatrix, wish: { shape: LikedShape; layers: Layers }, options: TrainingOptions): Promise<Community> {
  const { shape, layers } = wish;
  const rates = titleRatesOf(ratings);
  const { mean, grades, residuals } = titleGradesOf(ratings);
  const titles = ratings.titleIds.length;
  const cells = MOST_CELLS / 2;
  const residual = layers.residual ? await residualWeights(ratings, { residuals, counts: rates.counts, cells }, options) : emptyRows(titles);
  const { liked, notLiked } = await likedWeights(ratings, { shape, cells }, options);
  const norm = Math.sqrt(rates.likes.reduce((sum, count) => sum + count * count, 0) / Math.max(1, titles)) || 1;
  const popularity = rates.likes.map((count) => count / norm);
  const parameters: CommunityParameters = {
    stack: PLAIN_STACK,
    meanLogit: rates.meanLogit,
    meanGrade: mean,
    popularityWeight: layers.prior ? POPULARITY * spreadOf(liked, rates.likes) : 0,
    rank: { together: 1, worthy: 0.1 },
    people: ratings.rowStart.length - 1,
    ratings: ratings.titles.length,
  };
  return { parameters, titleIds: ratings.titleIds, rates: rates.rates, grades, counts: rates.counts, popularity, ...({ liked, notLiked, residual } satisfies Weights) };
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

/**
 * Learns from everybody's ratings what they tell about each other's titles. Null where there are too few to learn from.
 * @param content the model of the titles' facts that serves beside it
 * @throws the signal's reason when stopped
 */
export async function trainCommunity({ ratings, content, options = {} }: { ratings: RatingMatrix; content: Model; options?: TrainingOptions }): Promise<Community | null> {
  if (ratings.titles.length < LEAST_RATINGS) return null;
  const layers = { ...ALL, ...options.layers };
  const shape = { ...(layers.normalisation ? LIKED_SHAPE : PLAIN_SHAPE), notLiked: layers.notLiked };
  const seed = options.seed ?? 1;
  options.onStep?.("learning from a part of the ratings, to foretell the rest");
  const { kept, hidden } = hideSome(ratings, seed);
  const early = await weightsOf(kept, { shape, layers }, options);
  options.onStep?.("calibrating on the ratings held back");
  const stack = fitStack(content, early, { ratings, hidden, seed });
  options.signal?.throwIfAborted();
  options.onStep?.("learning from all ratings");
  const community = await weightsOf(ratings, { shape, layers }, options);
  return { ...community, parameters: { ...community.parameters, stack } };
}
