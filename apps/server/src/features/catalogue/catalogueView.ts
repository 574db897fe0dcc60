import { createEngine, trainModel, type Community, type Engine, type Model } from "@worthy/recommender";
import { buildIndex, type SearchIndex } from "@worthy/search";
import { featuresOf } from "./featuresOf.ts";
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
  readonly index: SearchIndex;
}

const MOST_PROMINENT = 5;

type Derived = Pick<CatalogueView, "snapshot" | "facts" | "index">;

export function createCatalogueView(snapshot: CatalogueSnapshot, community: Community | null): CatalogueView {
  return withCommunity({ snapshot, facts: trainModel(snapshot.titles.map(featuresOf)), index: buildIndex(documentsOf(snapshot)) }, community);
}

/** The same catalogue under another model. */
export function withCommunity({ snapshot, facts, index }: Derived, community: Community | null): CatalogueView {
  const engine = createEngine(facts, community);
  let alone: Engine | null = community ? null : engine;
  return { snapshot, facts, index, engine, factsEngine: () => (alone ??= createEngine(facts)) };
}

function documentsOf({ titles, people, title }: CatalogueSnapshot) {
  const titleDocuments = titles.map(({ id, kind, name, originalName, firstAirDate, prominence }) => ({
    id,
    kind,
    names: originalName === null ? [name] : [name, originalName],
    year: firstAirDate === null ? undefined : Number(firstAirDate.slice(0, 4)),
    popularity: prominence / MOST_PROMINENT,
  }));
  // A person is as well known as their best known title, a little less where they are one of its many.
  const peopleDocuments = people.map(({ id, name, titleIds }) => ({
    id,
    kind: "person" as const,
    names: [name],
    popularity: ((title(titleIds[0] ?? 0)?.prominence ?? 1) / MOST_PROMINENT) * Math.min(1, 0.5 + 0.1 * titleIds.length),
  }));
  return [...titleDocuments, ...peopleDocuments];
}
