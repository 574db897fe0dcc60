import type { ModelRun } from "../rankers/modelRun.ts";

/**
 * Whether two models gave everybody the same rankings and predictions, so the layer left out of one
 * had no effect in the other either.
 */
export function sameFigures(a: ModelRun, b: ModelRun): boolean {
  const promises = [a, b].map((run) => run.tally.predictions.all().promised);
  const rankings = [a, b].map((run) => JSON.stringify([...run.tally.rankings]));
  return (
    rankings[0] === rankings[1] &&
    promises[0]?.length === promises[1]?.length &&
    (promises[0]?.every((promise, at) => promise === promises[1]?.[at]) ?? true)
  );
}
