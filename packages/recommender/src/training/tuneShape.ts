import type { RatingMatrix } from "../ratingMatrix.ts";
import type { JobOptions } from "../solver/index.ts";
import { foretelling } from "./foretelling.ts";
import { itemWeights } from "./itemWeights.ts";
import type { WeightWish } from "./weightProblem.ts";
import { type LikedInputs, likedInputs, likedProblem } from "./likedProblem.ts";
import type { LikedShape } from "./likedShape.ts";
import type { Validation } from "./validationOf.ts";

type Axis = Exclude<keyof LikedShape, "notLiked">;

/** What is tried, the most telling first. */
const GRID: readonly (readonly [Axis, readonly number[]])[] = [
  ["ridge", [0.5, 1, 2, 5, 10, 20, 50, 100]],
  ["dropout", [0.2, 0.33, 0.5, 0.6, 0.7]],
  ["neighbours", [100, 200, 400, Infinity]],
  ["countDamping", [0, 0.1, 0.25, 0.4]],
  ["peopleDamping", [0, 0.15, 0.3, 0.5]],
];
/** With more inputs only the first axes are walked, and not all inputs are tried as neighbours of each other. */
const FEW_INPUTS = 12_000;
const FIRST_AXES = 2;
/** A setting must be so much better than the one before, in nDCG@100: less is chance. */
const LEAST_GAIN = 5e-4;
/** Fewer people say nothing about settings. */
const LEAST_PEOPLE = 20;

export interface TuningWish {
  /** Where the walk begins; what it says of the not-liked channel stays. */
  readonly start: LikedShape;
  readonly validation: Validation;
  readonly weights: WeightWish;
  readonly onStep?: ((step: string) => void) | undefined;
}

/** Walks along one axis while it gets better, up or, if the first step there is none, down. */
async function walk(shape: LikedShape, [axis, values]: (typeof GRID)[number], rate: (shape: LikedShape) => Promise<number>): Promise<LikedShape> {
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
 * The shape that best foretells what validation people like, by walking along each axis of the grid in turn. Where only the diagonal or the scale changes, the inputs are
 * made once. Too few people: the start.
 */
export async function tuneShape(ratings: RatingMatrix, { start, validation, weights, onStep }: TuningWish, options: JobOptions): Promise<LikedShape> {
  if (validation.known.rowStart.length - 1 < LEAST_PEOPLE) return start;
  let last: { damping: number; inputs: LikedInputs } | null = null;
  const inputsFor = (shape: LikedShape): LikedInputs => {
    if (last?.damping !== shape.peopleDamping) last = { damping: shape.peopleDamping, inputs: likedInputs(ratings, shape) };
    return last.inputs;
  };
  const rated = new Map<string, number>();
  const rate = async (shape: LikedShape): Promise<number> => {
    const name = GRID.map(([axis]) => `${axis} ${shape[axis]}`).join(", ");
    const known = rated.get(name);
    if (known !== undefined) return known;
    const found = foretelling(validation, await itemWeights(likedProblem(inputsFor(shape), shape), weights, options));
    rated.set(name, found);
    onStep?.(`${name}: nDCG@100 ${found.toFixed(4)} on validation people`);
    return found;
  };
  const few = inputsFor(start).counts.length <= FEW_INPUTS;
  let best = start;
  for (const axis of few ? GRID : GRID.slice(0, FIRST_AXES)) best = await walk(best, axis, rate);
  return best;
}
