import { CANDIDATES } from "./sets/candidates.ts";
import { curvePeople } from "./sets/curvePeople.ts";
import type { EvaluationReport } from "./evaluationReport.ts";
import type { EvaluationOptions, EvaluationSet } from "./sets/evaluationSet.ts";
import { CURVE_PEOPLE, newRun, runModel, type Surroundings } from "./rankers/modelRun.ts";
import { peopleOf } from "./sets/ratingMatrix.ts";
import { reportOf } from "./reportOf.ts";
import { sameFigures } from "./figures/sameFigures.ts";

/** What to evaluate. */
export interface EvaluateModelsOptions extends EvaluationOptions {
  /** Keys of `CANDIDATES`; null for all. */
  readonly models: readonly string[] | null;
}

const NO_DIFFERENCE = "it makes no difference here: every figure is that of the whole";

function dataOf(first: EvaluationSet, sets: readonly EvaluationSet[]): EvaluationReport["data"] {
  return {
    sets: sets.length,
    titles: first.train.titleIds.length,
    trainPeople: peopleOf(first.train),
    trainRatings: first.train.titles.length,
    testPeople: new Set(sets.flatMap(({ test }) => [...test.people])).size,
    knownRatings: first.test.known.titles.length,
    hiddenRatings: sets.reduce((sum, { test }) => sum + test.hidden.titles.length, 0),
  };
}

/**
 * Trains and measures models on one or several sets. Figures are pooled over the sets; curves and
 * latency come from the first. The same seed gives the same result, except for seconds and memory.
 */
export async function evaluateModels(
  sets: readonly EvaluationSet[],
  options: EvaluateModelsOptions,
  around: Surroundings,
): Promise<EvaluationReport> {
  const [first] = sets;
  if (!first) throw new RangeError("there is no set to evaluate on");
  const wanted = CANDIDATES.filter(
    ({ key }) => options.models === null || options.models.includes(key),
  );
  const skipped = wanted.flatMap(({ key, name, skip }) => {
    const why = skip(first);
    return why === null ? [] : [{ key, name, why }];
  });
  const runs = wanted.filter(({ key }) => !skipped.some((other) => other.key === key)).map(newRun);
  for (const [index, set] of sets.entries()) {
    if (sets.length > 1) around.print(`set ${index + 1} of ${sets.length}`);
    for (const run of runs) await runModel(run, set, { first: index === 0, options, around });
  }
  const people = curvePeople(first.test, { most: CURVE_PEOPLE, seed: options.seed });
  const whole = runs.find(({ candidate }) => candidate.key === "worthy");
  const idle = runs.filter(
    (run) => whole !== undefined && run.candidate.key.startsWith("no-") && sameFigures(run, whole),
  );
  return reportOf(
    runs.filter((run) => !idle.includes(run)),
    {
      data: dataOf(first, sets),
      skipped: [
        ...skipped,
        ...idle.map(({ candidate: { key, name } }) => ({ key, name, why: NO_DIFFERENCE })),
      ],
      curvePeople: people,
    },
  );
}
