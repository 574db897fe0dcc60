import { createEngine, type Community, type Engine, type Model } from "@worthy/recommender";
import type { SearchIndex } from "@worthy/search";
import type { ReadCatalogue } from "./reading/readCatalogue.ts";
import type { CatalogueSnapshot } from "./snapshot.ts";

/** Everything derived from one generation of catalogue and model, and swapped with it. */
export interface CatalogueView {
  readonly snapshot: CatalogueSnapshot;
  /** The content model. */
  readonly facts: Model;
  /** The source of all scores: content, and other people's ratings if a model was trained. */
  readonly engine: Engine;
  /** The engine without other people's ratings, for callers that request it. */
  factsEngine(): Engine;
  /**
   * Carried over between generations; may briefly contain titles that the snapshot doesn't have.
   */
  readonly index: SearchIndex;
}

/** A catalogue with a model. */
export function createCatalogueView(
  { snapshot, facts, index }: ReadCatalogue & { index: SearchIndex },
  community: Community | null,
): CatalogueView {
  const engine = createEngine(facts, community);
  let alone: Engine | null = community ? null : engine;
  return { snapshot, facts, index, engine, factsEngine: () => (alone ??= createEngine(facts)) };
}
