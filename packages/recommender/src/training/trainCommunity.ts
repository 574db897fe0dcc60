import type { Community } from "../community.ts";
import { GRADE_BY_CODE } from "../grade.ts";
import type { Model } from "../model.ts";
import type { RatingMatrix } from "../ratingMatrix.ts";
import type { JobOptions } from "../solver/index.ts";
import { communityWeights, type CommunityWish, LIKED_CELLS } from "./communityWeights.ts";
import { fitStack } from "./fitStack.ts";
import { hideSome } from "./hideSome.ts";
import { ALL_LAYERS, type Layers } from "./layers.ts";
import { DENSE_INPUTS } from "./itemWeights.ts";
import { LIKED_SHAPE, type LikedShape, PLAIN_SHAPE } from "./likedShape.ts";
import { matchScale } from "./matchScale.ts";
import { tuneShape } from "./tuneShape.ts";
import { type Validation, validationOf } from "./validationOf.ts";
import { Workshop } from "./workshop.ts";

export interface TrainingOptions extends JobOptions {
  readonly seed?: number;
  /** Whether what shapes the weights is tuned first: by default it is. */
  readonly grid?: "default" | "none";
  /** People to tune on; by default some are taken out of the ratings while tuning. */
  readonly validation?: Validation | null;
  readonly layers?: Partial<Layers>;
  /** More inputs than this are solved on each title's neighbourhood and not by one dense inverse. 20,000 by default. */
  readonly denseInputs?: number;
  /** Called as each step begins, for people to read. */
  readonly onStep?: (step: string) => void;
}

/** Fewer judged ratings than this teach nothing. */
const LEAST_RATINGS = 50;

const judgedOf = ({ values }: RatingMatrix): number => values.reduce((sum, code) => sum + (Number.isNaN(GRADE_BY_CODE[code] ?? NaN) ? 0 : 1), 0);

async function shapeFor(
  ratings: RatingMatrix,
  { layers, workshop, seed }: Pick<CommunityWish, "layers" | "workshop"> & { seed: number },
  options: TrainingOptions,
): Promise<LikedShape> {
  const start = { ...(layers.normalisation ? LIKED_SHAPE : PLAIN_SHAPE), notLiked: layers.notLiked };
  if (options.grid === "none" || !layers.normalisation) return start;
  options.onStep?.("tuning what shapes the weights");
  const { train, validation } = options.validation ? { train: ratings, validation: options.validation } : validationOf(ratings, seed);
  const weights = { cells: LIKED_CELLS, denseInputs: options.denseInputs ?? DENSE_INPUTS, workshop };
  return tuneShape(train, { start, validation, weights, onStep: options.onStep }, options);
}

/**
 * Learns from everybody's ratings what they tell about each other's titles. Null where there are too few to learn from.
 * @param content the model of the titles' facts that serves beside it
 * @throws the signal's reason when stopped
 */
export async function trainCommunity({ ratings, content, options = {} }: { ratings: RatingMatrix; content: Model; options?: TrainingOptions }): Promise<Community | null> {
  if (judgedOf(ratings) < LEAST_RATINGS) return null;
  const layers = { ...ALL_LAYERS, ...options.layers };
  const seed = options.seed ?? 1;
  const workshop = new Workshop();
  const shape = await shapeFor(ratings, { layers, workshop, seed }, options);
  const wish: CommunityWish = { shape, layers, content, workshop, denseInputs: options.denseInputs };
  options.onStep?.("learning from a part of the ratings, to foretell the rest");
  const { kept, hidden } = hideSome(ratings, seed);
  const early = await communityWeights(kept, wish, options);
  options.onStep?.("calibrating on the ratings held back");
  const stack = await fitStack(content, early, { ratings, hidden, seed, signal: options.signal });
  options.onStep?.("learning from all ratings");
  const community = await communityWeights(ratings, wish, options);
  const matched = await matchScale(stack, content, { early, community, ratings, hidden, signal: options.signal });
  return { ...community, parameters: { ...community.parameters, stack: matched } };
}
