import type { Feature, Offers } from "../../platform/feature.ts";
import { findExperiments, setWeights } from "./experimentStore.ts";
import { handlersOf } from "../../platform/http/handler.ts";
import { refuse } from "../../platform/refusal.ts";
import { EXPERIMENTS } from "./experimentList.ts";

/** A/B tests, and the weights set by administrators. */
export function createExperiments() {
  return {
    handlers: experimentHandlers(),
    contentTables: ["experiments"],
    /** All experiments with their current weights. */
    all: findExperiments,
  } satisfies Feature & Offers;
}

function experimentHandlers() {
  return handlersOf({
    listExperiments: async (_input, { sql }) => ({
      results: (await findExperiments(sql)).map((experiment) => ({
        ...experiment,
        variants: [...experiment.variants],
      })),
    }),
    putExperiment: async ({ params, body }, { sql }) => {
      const known = EXPERIMENTS.find(({ name }) => name === params.name);
      if (!known) return refuse("not-found", "Test not found.");
      const unknown = body.variants.find(
        ({ name }) => !known.variants.some((variant) => variant.name === name),
      );
      if (unknown) return refuse("not-found", `The test has no variant ${unknown.name}.`);
      await setWeights(sql, known.name, body.variants);
      return { success: true as const };
    },
  });
}
