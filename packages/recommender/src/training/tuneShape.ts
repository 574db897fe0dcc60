import type { RatingMatrix } from "../community/ratingMatrix.ts";
import type { JobOptions } from "../solver/index.ts";
import { validationNdcg } from "./validationNdcg.ts";
import { itemWeights } from "./weights/itemWeights.ts";
import type { WeightWish } from "./weights/weightProblem.ts";
import { type LikedInputs, likedInputs, likedProblem } from "./likedProblem.ts";
import type { LikedMixture, LikedShape } from "./likedShape.ts";
import { mixChannels } from "./weights/mixRows.ts";
import type { Validation } from "./validationOf.ts";

type Axis = Exclude<keyof LikedShape, "notLiked">;

/** What to try, the most effective first. */
const GRID: readonly (readonly [Axis, readonly number[]])[] = [
  ["ridge", [0.5, 1, 2, 5, 10, 20, 50, 100]],
  ["dropout", [0.2, 0.33, 0.5, 0.6, 0.7]],
  ["neighbours", [100, 200, 400]],
  ["countDamping", [0, 0.1, 0.25, 0.4]],
  ["peopleDamping", [0, 0.15, 0.3, 0.5]],
];
/** With more inputs, only the first axes are tuned, and nothing is solved over all inputs. */
const FEW_INPUTS = 12_000;
const FIRST_AXES = 2;
/** Weights of the full solution to try. */
const SHARES = [0, 0.25, 0.5, 0.75, 1];
/** Least improvement in nDCG@100; smaller ones may be chance. */
const LEAST_GAIN = 5e-4;
/** With fewer people, tuning is meaningless. */
const LEAST_PEOPLE = 20;

interface Tuning {
  readonly validation: Validation;
  readonly weights: WeightWish;
  readonly onStep?: ((step: string) => void) | undefined;
}

export interface ShapeWish extends Tuning {
  /** Starting point; its not-liked setting is kept. */
  readonly start: LikedShape;
}

export interface MixtureWish extends Tuning {
  /** Starting points of both solutions. */
  readonly start: LikedMixture;
  /** Fixes the weight of the full solution; by default it is tuned. */
  readonly share?: number | undefined;
}

/** Steps along one axis while it improves: up, or down if the first step up doesn't. */
async function walk(
  shape: LikedShape,
  [axis, values]: (typeof GRID)[number],
  rate: (shape: LikedShape) => Promise<number>,
): Promise<LikedShape> {
  let best = shape;
  for (const direction of [1, -1]) {
    for (;;) {
      const next = values[values.indexOf(best[axis]) + direction];
      if (next === undefined || !values.includes(best[axis])) break;
      const other = { ...best, [axis]: next };
      if ((await rate(other)) <= (await rate(best)) + LEAST_GAIN) break;
      best = other;
    }
    if (best !== shape) break;
  }
  return best;
}

/**
 * The shape that best predicts what validation people like, found by tuning each axis of the grid
 * in turn. Inputs are computed once if only the diagonal or the scale changes. With too few people,
 * returns the start.
 */
export async function tuneShape(
  ratings: RatingMatrix,
  { start, validation, weights, onStep }: ShapeWish,
  options: JobOptions,
): Promise<LikedShape> {
  if (validation.known.rowStart.length - 1 < LEAST_PEOPLE) return start;
  let last: { damping: number; inputs: LikedInputs } | null = null;
  const inputsFor = (shape: LikedShape): LikedInputs => {
    if (last?.damping !== shape.peopleDamping)
      last = { damping: shape.peopleDamping, inputs: likedInputs(ratings, shape) };
    return last.inputs;
  };
  const rated = new Map<string, number>();
  const rate = async (shape: LikedShape): Promise<number> => {
    const name = GRID.map(([axis]) => `${axis} ${shape[axis]}`).join(", ");
    const known = rated.get(name);
    if (known !== undefined) return known;
    const found = validationNdcg(
      validation,
      await itemWeights(likedProblem(inputsFor(shape), shape), weights, options),
    );
    rated.set(name, found);
    onStep?.(`${name}: nDCG@100 ${found.toFixed(4)} on validation people`);
    return found;
  };
  const few = inputsFor(start).counts.length <= FEW_INPUTS;
  let best = start;
  for (const axis of few ? GRID : GRID.slice(0, FIRST_AXES)) best = await walk(best, axis, rate);
  return best;
}

/** With too few people, or too many inputs, there is no full solution. */
const isTunable = (ratings: RatingMatrix, { start, validation }: MixtureWish): boolean =>
  validation.known.rowStart.length - 1 >= LEAST_PEOPLE &&
  likedInputs(ratings, start.full).counts.length <= FEW_INPUTS;

/**
 * The mixture that best predicts what validation people like: each solution tuned on its own, then how
 * much the full one weighs.
 */
export async function tuneMixture(
  ratings: RatingMatrix,
  { start, share, ...tuning }: MixtureWish,
  options: JobOptions,
): Promise<LikedMixture> {
  const wish = { start, share, ...tuning };
  const local =
    share === 1
      ? start.local
      : await tuneShape(ratings, { start: start.local, ...tuning }, options);
  if (share === 0 || !isTunable(ratings, wish)) return { ...start, local, share: share ?? 0 };
  const full = await tuneShape(ratings, { start: start.full, ...tuning }, options);
  if (share !== undefined) return { local, full, share };
  const weightsOf = (shape: LikedShape) =>
    itemWeights(likedProblem(likedInputs(ratings, shape), shape), tuning.weights, options);
  const [near, all] = [await weightsOf(local), await weightsOf(full)];
  let [best, most] = [0, -Infinity];
  for (const tried of SHARES) {
    const found = validationNdcg(tuning.validation, mixChannels(near, all, tried));
    tuning.onStep?.(`${tried} over all titles: nDCG@100 ${found.toFixed(4)} on validation people`);
    if (found > most + LEAST_GAIN) [best, most] = [tried, found];
  }
  return { local, full, share: best };
}
