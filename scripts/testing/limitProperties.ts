import fc from "fast-check";

const TIME_LIMIT_MS = 25_000;
/** A property that was tried less often shows little; one that wants few runs needs half of them. */
const FEWEST_RUNS = 5;

/**
 * Tries a property until the time is over, so that a busy machine tries it less often instead of failing at the test's own timeout. Fails
 * it if that were too few runs.
 */
export const limitedTo = (timeMs: number): fc.Plugin<unknown>[] => [
  fc.interruptAfterTimeLimit(timeMs),
  () => ({
    onAllRunsComplete: ({ interrupted, counterexample, numRuns, runConfiguration }) => {
      const wanted = runConfiguration.numRuns ?? FEWEST_RUNS;
      const fewest = Math.min(FEWEST_RUNS, Math.ceil(wanted / 2));
      if (!interrupted || counterexample !== null || numRuns >= fewest) return;
      throw new Error(
        `The property passed ${numRuns} of ${wanted} runs when its time was over, and needs ${fewest}: make each run cheaper`,
      );
    },
  }),
];

// For vitest's `setupFiles`, which run again for every file of a worker that keeps its modules. A test's own timeout is at least twice as long.
const worker = globalThis as { propertiesAreLimited?: true }; // declared nowhere else
if (!worker.propertiesAreLimited)
  for (const plugin of limitedTo(TIME_LIMIT_MS)) fc.installGlobalPlugin(plugin);
worker.propertiesAreLimited = true;
