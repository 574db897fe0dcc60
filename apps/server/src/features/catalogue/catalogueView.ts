import { createEngine, trainModel, type Engine } from "@worthy/recommender";
import { buildIndex, type SearchIndex } from "@worthy/search";
import { featuresOf } from "./featuresOf.ts";
import type { CatalogueSnapshot } from "./snapshot.ts";

/** Everything that is derived from one generation of the catalogue and swapped with it. */
export interface CatalogueView {
  readonly snapshot: CatalogueSnapshot;
  readonly engine: Engine;
  readonly index: SearchIndex;
}

const MOST_PROMINENT = 5;

export function createCatalogueView(snapshot: CatalogueSnapshot): CatalogueView {
  return { snapshot, engine: createEngine(trainModel(snapshot.titles.map(featuresOf))), index: buildIndex(documentsOf(snapshot)) };
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
