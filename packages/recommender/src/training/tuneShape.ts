import type { RatingMatrix } from "../community/ratingMatrix.ts";
import type { JobOptions } from "../solver/index.ts";
import { validationNdcg } from "./validationNdcg.ts";
import { itemWeights } from "./weights/itemWeights.ts";
import type { WeightWish } from "./weights/weightProblem.ts";
import { type LikedInputs, likedInputs, likedProblem } from "./likedProblem.ts";
import type { LikedShape } from "./likedShape.ts";
import type { Validation } from "./validationOf.ts";

type Axis = Exclude<keyof LikedShape, "notLiked">;

/** What to try, the most effective first. */
const GRID: readonly (readonly [Axis, readonly number[]])[] = [
  ["ridge", [0.5, 1, 2, 5, 10, 20, 50, 100]],
  ["dropout", [0.2, 0.33, 0.5, 0.6, 0.7]],
  ["neighbours", [100, 200, 400, Infinity]],
  ["countDamping", [0, 0.1, 0.25, 0.4]],
  ["peopleDamping", [0, 0.15, 0.3, 0.5]],
];
/** With more inputs, only the first axes are tuned, and full neighbourhoods are not tried. */
const FEW_INPUTS = 12_000;
const FIRST_AXES = 2;
/** Least improvement in nDCG@100; smaller ones may be chance. */
const LEAST_GAIN = 5e-4;
/** With fewer people, tuning is meaningless. */
const LEAST_PEOPLE = 20;

export interface TuningWish {
  /** Starting point; its not-liked setting is kept. */
  readonly start: LikedShape;
  readonly validation: Validation;
  readonly weights: WeightWish;
  readonly onStep?: ((step: string) => void) | undefined;
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
  { start, validation, weights, onStep }: TuningWish,
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
