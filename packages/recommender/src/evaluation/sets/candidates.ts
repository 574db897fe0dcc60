import type { EvaluationOptions, EvaluationSet } from "./evaluationSet.ts";
import { ourRanker } from "../rankers/ourRanker.ts";
import { type Layer, type OursUnderTest, trainOurs } from "../rankers/oursUnderTest.ts";
import { likedTitlesOf, MOST_TITLES, trainPlainEase } from "../rankers/plainEase.ts";
import { popularityRanker } from "../rankers/popularity.ts";
import type { Ranker } from "../rankers/ranker.ts";
import { codeOf } from "./ratingMatrix.ts";
import { DEFAULT_LAMBDA, tuneEase } from "../rankers/tuneEase.ts";

/** A trained model, with notes on its training. */
export interface Trained {
  readonly ranker: Ranker;
  readonly note?: string;
  readonly ours?: OursUnderTest;
}

/** A model that can be evaluated. */
export interface Candidate {
  /** Its name in `--models`. */
  readonly key: string;
  /** Its name in the tables. */
  readonly name: string;
  /** Why it can't be measured on this set; null if it can. */
  skip(set: EvaluationSet): string | null;
  train(
    set: EvaluationSet,
    options: EvaluationOptions,
    print: (line: string) => void,
  ): Promise<Trained>;
}

const popularity: Candidate = {
  key: "popularity",
  name: "popularity",
  skip: () => null,
  train: async ({ train }) => ({ ranker: popularityRanker(train) }),
};

const ease: Candidate = {
  key: "ease",
  name: "plain EASE",
  skip: ({ train }) => {
    const { length } = likedTitlesOf(train).titles;
    return length > MOST_TITLES
      ? `${length} titles are liked, and its dense inverse ends at ${MOST_TITLES}`
      : null;
  },
  train: async (set, options, print) => {
    const lambda = options.grid === "none" ? DEFAULT_LAMBDA : await tuneEase(set, options, print);
    return { ranker: await trainPlainEase(set.train, lambda), note: `λ = ${lambda}` };
  },
};

async function trainWithout(
  without: Layer | null,
  [set, options, print]: Parameters<Candidate["train"]>,
): Promise<Trained> {
  const ours = await trainOurs({ set, options, without, print });
  return { ranker: ourRanker(ours), ours };
}

const ours: Candidate = {
  key: "worthy",
  name: "Worthy",
  skip: () => null,
  train: (...given) => trainWithout(null, given),
};

const LAYER_NAMES: Record<Layer, { readonly key: string; readonly name: string }> = {
  normalisation: { key: "no-normalisation", name: "without normalisation" },
  notLiked: { key: "no-not-liked", name: "without the not-liked channel" },
  prior: { key: "no-prior", name: "without the prior" },
  content: { key: "no-content", name: "without content" },
  residual: { key: "no-residual", name: "without the residual" },
};

function whyWithout(layer: Layer, { hasContent, train }: EvaluationSet): string | null {
  if (layer === "content" && !hasContent) return "no facts about titles (--items)";
  if (
    layer === "notLiked" &&
    !train.values.some((value) => value === codeOf("MEH") || value === codeOf("DISLIKE"))
  )
    return "no one dislikes anything in these ratings";
  return null;
}

const layers = Object.entries(LAYER_NAMES).map(([key, names]): Candidate => {
  // The keys of Record<Layer, …> are layers.
  const layer = key as Layer;
  return {
    ...names,
    skip: (set) => whyWithout(layer, set),
    train: (...given) => trainWithout(layer, given),
  };
});

/** Worthy with weights from one solution, or an even mixture of both, whatever training would choose. */
const solutions = (
  [
    ["local", "each title's nearest", 0],
    ["full", "all titles", 1],
    ["even", "an even mixture of both", 0.5],
  ] as const
).map(([key, name, share]): Candidate => ({
  key,
  name: `with weights from ${name}`,
  skip: ({ train }) =>
    share > 0 && train.titleIds.length > MOST_TITLES
      ? `there are ${train.titleIds.length} titles, and a dense inverse ends at ${MOST_TITLES}`
      : null,
  train: async (set, options, print) => {
    const trained = await trainOurs({ set, options, without: null, share, print });
    return { ranker: ourRanker(trained), ours: trained };
  },
}));

/** All models that can be measured, baselines first. */
export const CANDIDATES: readonly Candidate[] = [popularity, ease, ours, ...solutions, ...layers];
