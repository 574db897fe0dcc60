import type { JobOptions } from "../solver/index.ts";
import { emptyRows, type WeightRows } from "../weightRows.ts";
import { denseWeights } from "./denseWeights.ts";
import { localWeights } from "./localWeights.ts";
import type { Workshop } from "./workshop.ts";
import type { InputRows } from "./inputRows.ts";

/** A regression of each title on all inputs but its own, and how what it finds becomes weights from title to title. */
export interface WeightProblem {
  readonly input: InputRows;
  /** Added to the diagonal of the Gram, by input. */
  readonly ridge: Float32Array;
  /** By input: weights from it are multiplied with this, weights to it divided. */
  readonly scale: Float64Array;
  /** On so many of the most alike inputs each title is regressed; Infinity for all. */
  readonly neighbours: number;
  /** By title its input in each channel, -1 for none, ascending with the title. Outputs are the inputs of the first. */
  readonly channels: readonly Int32Array[];
}

/** How a problem is solved, and what may come of it. */
export interface WeightWish {
  /** Cells over all channels. */
  readonly cells: number;
  /** More inputs are solved on each title's neighbourhood. */
  readonly denseInputs: number;
  readonly workshop: Workshop;
}

/**
 * A dense inverse of 20,000 inputs takes over a minute and 1.6 GB; both grow fast, and 31,000 end the memory that WebAssembly can address. The neighbourhoods
 * of a title lose little against it (docs/engine.md, "Large catalogues").
 */
export const DENSE_INPUTS = 20_000;

/** The titles that have an input in the first channel: those that weights lead to. */
export const outputsOf = ({ channels }: Pick<WeightProblem, "channels">): Uint32Array => {
  const place = channels[0] ?? new Int32Array();
  return Uint32Array.from(place.keys()).filter((title) => (place[title] ?? -1) >= 0);
};

/** Neighbours of each title where all are wanted and would be too many. */
const NEIGHBOURS = 400;

/** Weights from title to title, by channel: EASE's closed form (Steck 2019), over all inputs where they are wanted and few enough, else over each title's nearest. */
export async function itemWeights(problem: WeightProblem, wish: WeightWish, options: JobOptions): Promise<WeightRows[]> {
  const inputs = problem.ridge.length;
  if (inputs === 0) return problem.channels.map((place) => emptyRows(place.length));
  if (problem.neighbours >= inputs && inputs <= wish.denseInputs) return denseWeights(problem, wish, options);
  return localWeights({ ...problem, neighbours: Number.isFinite(problem.neighbours) ? problem.neighbours : NEIGHBOURS }, wish, options);
}
