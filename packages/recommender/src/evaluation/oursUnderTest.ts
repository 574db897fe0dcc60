import { createEngine, type Engine } from "../createEngine.ts";
import type { Taste } from "../taste.ts";
import { trainModel } from "../trainModel.ts";
import type { EvaluationOptions, EvaluationSet } from "./evaluationSet.ts";

/** Parts of the engine that can be left out, to see what each is good for. */
export const LAYERS = ["normalisation", "notLiked", "lowRank", "prior", "content", "residual"] as const;
export type Layer = (typeof LAYERS)[number];

/** The engine as the evaluation sees it. */
export interface OursUnderTest {
  readonly engine: Engine;
  /** Ranking score of every title in the order of `engine.titleIds`, higher first. */
  rankScores(taste: Taste): Float32Array;
}

/** The people and facts to train on, and which layer to leave out. */
export interface OursTraining {
  readonly set: EvaluationSet;
  readonly options: Pick<EvaluationOptions, "grid" | "seed">;
  readonly without: Layer | null;
  readonly say: (line: string) => void;
}

/** Layers that this engine can do without; the others it does not have. */
export const OWN_LAYERS: readonly Layer[] = [];

/** The one place where the evaluation meets the training of the engine. */
export async function trainOurs({ set }: OursTraining): Promise<OursUnderTest> {
  return { engine: createEngine(trainModel(set.titles)), rankScores: (taste) => taste.logits };
}
