/** Fewer ratings than this tell nothing that could be trusted. */
const LEAST = 3;
/** Up to so many may be asked for where a dense solution is then within reach. */
const RAISED = 5;

/** How often a title must have been given in a channel to be an input there, so that the inputs are no more than a dense inverse should do, if that is near. */
export function leastCountOf(channels: readonly Float32Array[], denseInputs: number): number {
  const inputsFrom = (least: number) => channels.reduce((sum, counts) => sum + counts.filter((count) => count >= least).length, 0);
  for (let least = LEAST; least <= RAISED; least++) if (inputsFrom(least) <= denseInputs) return least;
  return LEAST;
}
