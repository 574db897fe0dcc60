import { createEngine, type Community, type Engine, type Model } from "@worthy/recommender";
import type { SearchIndex } from "@worthy/search";
import type { ReadCatalogue } from "./readCatalogue.ts";
import type { CatalogueSnapshot } from "./snapshot.ts";

/** Everything that is derived from one generation of the catalogue, and from a model, and swapped with them. */
export interface CatalogueView {
  readonly snapshot: CatalogueSnapshot;
  /** The model of the titles' facts. */
  readonly facts: Model;
  /** What every score comes from: the facts, and other people's ratings where something was learned from them. */
  readonly engine: Engine;
  /** The engine without other people's ratings, for who asks for it by name. */
  factsEngine(): Engine;
  /** Carried over from one generation to the next; for a moment it may know titles that the snapshot does not have. */
  readonly index: SearchIndex;
}

/** A catalogue under a model. */
export function createCatalogueView({ snapshot, facts, index }: ReadCatalogue & { index: SearchIndex }, community: Community | null): CatalogueView {
  const engine = createEngine(facts, community);
  let alone: Engine | null = community ? null : engine;
  return { snapshot, facts, index, engine, factsEngine: () => (alone ??= createEngine(facts)) };
}
