import type { JobOptions } from "../../solver/index.ts";
import { emptyRows, type WeightRows } from "../../model/weightRows.ts";
import { denseWeights } from "./denseWeights.ts";
import { localWeights } from "./localWeights.ts";
import type { WeightProblem, WeightSettings } from "./weightProblem.ts";

/**
 * A dense inverse of 20,000 inputs takes over a minute and 1.6 GB; both grow fast, and 31,000
 * exceed the memory WebAssembly can address. Neighbourhoods lose little against it (docs/engine.md,
 * "Large catalogues").
 */
export const DENSE_INPUTS = 20_000;

/** Neighbours of each title if all are requested but would be too many. */
const NEIGHBOURS = 400;
/**
 * From this many inputs on, half the neighbours take an eighth of the time and cost about a
 * hundredth of the ranking (docs/engine.md, "Large catalogues").
 */
const MANY_INPUTS = 30_000;
const FEW_NEIGHBOURS = 200;

/**
 * Weights from title to title, by channel: EASE's closed form (Steck 2019), over all inputs if
 * requested and few enough, otherwise over each title's nearest.
 */
export async function itemWeights(
  problem: WeightProblem,
  settings: WeightSettings,
  options: JobOptions,
): Promise<WeightRows[]> {
  const inputs = problem.ridge.length;
  if (inputs === 0) return problem.channels.map((place) => emptyRows(place.length));
  if (problem.neighbours >= inputs && inputs <= settings.denseInputs)
    return denseWeights(problem, settings, options);
  const most = inputs > MANY_INPUTS ? FEW_NEIGHBOURS : NEIGHBOURS;
  const neighbours =
    Number.isFinite(problem.neighbours) && inputs <= MANY_INPUTS ? problem.neighbours : most;
  return localWeights({ ...problem, neighbours }, settings, options);
}
