import type { Community } from "../community/community.ts";
import { GRADE_BY_CODE } from "../ranking/grade.ts";
import type { Model } from "../model/model.ts";
import type { RatingMatrix } from "../community/ratingMatrix.ts";
import type { JobOptions } from "../solver/index.ts";
import {
  communityWeights,
  type CommunitySettings,
  LIKED_CELLS,
} from "./weights/communityWeights.ts";
import { fitStack } from "./fitStack.ts";
import { hideSome } from "./hideSome.ts";
import { ALL_LAYERS, type Layers } from "./layers.ts";
import { DENSE_INPUTS } from "./weights/itemWeights.ts";
import { FULL_SHAPE, LIKED_SHAPE, type LikedMixture, PLAIN_SHAPE } from "./likedShape.ts";
import { trustedStack } from "../community/stack.ts";
import { matchScale } from "./matchScale.ts";
import { tuneMixture } from "./tuneShape.ts";
import { type Validation, validationOf } from "./validationOf.ts";
import { MatrixPool } from "./matrixPool.ts";

export interface TrainingOptions extends JobOptions {
  readonly seed?: number;
  /** Whether to tune the hyperparameters of the weights first (the default). */
  readonly grid?: "default" | "none";
  /** People to tune on; by default some are held out while tuning. */
  readonly validation?: Validation | null;
  readonly layers?: Partial<Layers>;
  /** How much the solution over all titles weighs beside the local one, 0 to 1; tuned by default. */
  readonly share?: number;
  /**
   * With more inputs than this, each title's neighbourhood is solved instead of one dense inverse.
   * 20,000 by default.
   */
  readonly denseInputs?: number;
  /** Called as each step starts, with a description for people. */
  readonly onStep?: (step: string) => void;
}

/** Fewer judging ratings than this are not enough. */
const LEAST_RATINGS = 50;

const judgedOf = ({ values }: RatingMatrix): number =>
  values.reduce((sum, code) => sum + (Number.isNaN(GRADE_BY_CODE[code] ?? NaN) ? 0 : 1), 0);

async function mixtureFor(
  ratings: RatingMatrix,
  { layers, matrices, seed }: Pick<CommunitySettings, "layers" | "matrices"> & { seed: number },
  options: TrainingOptions,
): Promise<LikedMixture> {
  const { share, grid } = options;
  const { notLiked } = layers;
  const start: LikedMixture = {
    local: { ...(layers.normalisation ? LIKED_SHAPE : PLAIN_SHAPE), notLiked },
    full: { ...FULL_SHAPE, notLiked },
    share: share ?? 0,
  };
  if (grid === "none" || !layers.normalisation) return start;
  options.onStep?.("tuning hyperparameters");
  const { train, validation } = options.validation
    ? { train: ratings, validation: options.validation }
    : validationOf(ratings, seed);
  const weights = {
    cells: LIKED_CELLS,
    denseInputs: options.denseInputs ?? DENSE_INPUTS,
    matrices,
  };
  return tuneMixture(train, { start, share, validation, weights, onStep: options.onStep }, options);
}

/** With this many people, the stack is halfway between the plain one and what they teach. */
const PEOPLE_BELIEVED = 20;

/**
 * Learns from everybody's ratings what they say about pairs of titles. Null if there are too few.
 * @param content the content model to serve with
 * @throws the signal's reason when aborted
 */
export async function trainCommunity({
  ratings,
  content,
  options = {},
}: {
  ratings: RatingMatrix;
  content: Model;
  options?: TrainingOptions;
}): Promise<Community | null> {
  if (judgedOf(ratings) < LEAST_RATINGS) return null;
  const layers = { ...ALL_LAYERS, ...options.layers };
  const seed = options.seed ?? 1;
  const matrices = new MatrixPool();
  const mixture = await mixtureFor(ratings, { layers, matrices, seed }, options);
  const settings: CommunitySettings = {
    mixture,
    layers,
    content,
    matrices,
    denseInputs: options.denseInputs,
  };
  options.onStep?.("training on part of the ratings");
  const { kept, hidden } = hideSome(ratings, seed);
  const early = await communityWeights(kept, settings, options);
  options.onStep?.("calibrating on the held-out ratings");
  const stack = await fitStack(content, early, { ratings, hidden, seed, signal: options.signal });
  options.onStep?.("training on all ratings");
  const community = await communityWeights(ratings, settings, options);
  const matched = await matchScale(stack, content, {
    early,
    community,
    ratings,
    hidden,
    signal: options.signal,
  });
  const people = ratings.rowStart.length - 1;
  const trusted = trustedStack(matched, people / (people + PEOPLE_BELIEVED));
  return { ...community, parameters: { ...community.parameters, stack: trusted } };
}
