import { createEngine, type Engine } from "../../createEngine.ts";
import type { Taste } from "../../taste/taste.ts";
import { trainCommunity } from "../../training/index.ts";
import { trainModel } from "../../model/trainModel.ts";
import type { EvaluationOptions, EvaluationSet } from "../sets/evaluationSet.ts";

/** Parts of the engine that can be left out to see what each contributes. */
export const LAYERS = ["normalisation", "notLiked", "prior", "content", "residual"] as const;
export type Layer = (typeof LAYERS)[number];

/** The engine as the evaluation sees it. */
export interface OursUnderTest {
  readonly engine: Engine;
  /** Ranking score of every title in the order of `engine.titleIds`; higher is better. */
  rankScores(taste: Taste): Float32Array;
}

/** The people and titles to train on, and which layer to leave out. */
export interface OursTraining {
  readonly set: EvaluationSet;
  readonly options: Pick<EvaluationOptions, "grid" | "seed">;
  readonly without: Layer | null;
  /** Weight of the solution over all titles; tuned by default. */
  readonly share?: number | undefined;
  readonly print: (line: string) => void;
}

/** The only place where the evaluation uses the engine's training. */
export async function trainOurs({
  set,
  options,
  without,
  share,
  print,
}: OursTraining): Promise<OursUnderTest> {
  const content = trainModel(set.titles);
  const layers = without === null ? {} : { [without]: false };
  const community = await trainCommunity({
    ratings: set.train,
    content,
    options: {
      ...options,
      layers,
      ...(share === undefined ? {} : { share }),
      validation: set.tune,
      onStep: print,
    },
  });
  const engine = createEngine(content, community);
  return { engine, rankScores: (taste) => engine.rankScores(taste) };
}
