import type { RatingMatrix } from "../community/ratingMatrix.ts";
import type { JobOptions } from "../solver/index.ts";
import { validationNdcg } from "./validationNdcg.ts";
import { itemWeights } from "./weights/itemWeights.ts";
import type { WeightSettings } from "./weights/weightProblem.ts";
import { type LikedInputs, likedInputs, likedProblem } from "./likedProblem.ts";
import type { LikedMixture, LikedShape } from "./likedShape.ts";
import { mixChannels } from "./weights/mixRows.ts";
import type { WeightRows } from "../model/weightRows.ts";
import type { Validation } from "./validationOf.ts";

type Axis = Exclude<keyof LikedShape, "notLiked" | "evenDropout">;

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
/** With more inputs, the same goes for a solution over all inputs, which takes time by their cube. */
const VERY_FEW_INPUTS = 6000;
const FIRST_AXES = 2;
/** Weights of the full solution to try, in the order in which equally good ones are preferred. */
const SHARES = [0.5, 0.25, 0.75, 0, 1];
const HALF = 0.5;
/** Least improvement in nDCG@100; smaller ones may be chance. */
const LEAST_GAIN = 5e-4;
/** With fewer people, tuning is meaningless. */
const LEAST_PEOPLE = 20;

interface Tuning {
  readonly validation: Validation;
  readonly weights: WeightSettings;
  readonly onStep?: ((step: string) => void) | undefined;
}

export interface ShapeTuning extends Tuning {
  /** Starting point; its not-liked setting is kept. */
  readonly start: LikedShape;
  /** Weights that make up one half of an even mixture, of which the shape is to be the other half. */
  readonly beside?: readonly WeightRows[] | undefined;
}

export interface MixtureTuning extends Tuning {
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
  { start, beside, validation, weights, onStep }: ShapeTuning,
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
    const alone = await itemWeights(likedProblem(inputsFor(shape), shape), weights, options);
    const found = validationNdcg(validation, beside ? mixChannels(beside, alone, HALF) : alone);
    rated.set(name, found);
    onStep?.(`${name}: nDCG@100 ${found.toFixed(4)} on validation people`);
    return found;
  };
  const most = Number.isFinite(start.neighbours) ? FEW_INPUTS : VERY_FEW_INPUTS;
  const few = inputsFor(start).counts.length <= most;
  let best = start;
  for (const axis of few ? GRID : GRID.slice(0, FIRST_AXES)) best = await walk(best, axis, rate);
  return best;
}

/** With too few people, or too many inputs, there is no full solution. */
const isTunable = (ratings: RatingMatrix, { start, validation }: MixtureTuning): boolean =>
  validation.known.rowStart.length - 1 >= LEAST_PEOPLE &&
  likedInputs(ratings, start.full).counts.length <= FEW_INPUTS;

/**
 * The mixture that best predicts what validation people like. The local solution is tuned on its own, the
 * full one for what it adds to that, and last how much the full one weighs.
 */
export async function tuneMixture(
  ratings: RatingMatrix,
  { start, share, ...tuning }: MixtureTuning,
  options: JobOptions,
): Promise<LikedMixture> {
  const settings = { start, share, ...tuning };
  const local =
    share === 1
      ? start.local
      : await tuneShape(ratings, { start: start.local, ...tuning }, options);
  if (share === 0 || !isTunable(ratings, settings)) return { ...start, local, share: share ?? 0 };
  const weightsOf = (shape: LikedShape) =>
    itemWeights(likedProblem(likedInputs(ratings, shape), shape), tuning.weights, options);
  const near = share === 1 ? undefined : await weightsOf(local);
  const full = await tuneShape(ratings, { start: start.full, beside: near, ...tuning }, options);
  if (share !== undefined || !near) return { local, full, share: share ?? 1 };
  const all = await weightsOf(full);
  let [best, most] = [0, -Infinity];
  for (const tried of SHARES) {
    const found = validationNdcg(tuning.validation, mixChannels(near, all, tried));
    tuning.onStep?.(`${tried} over all titles: nDCG@100 ${found.toFixed(4)} on validation people`);
    if (found > most + LEAST_GAIN) [best, most] = [tried, found];
  }
  return { local, full, share: best };
}
