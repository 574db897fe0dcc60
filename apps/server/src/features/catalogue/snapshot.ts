import type { PeopleTable } from "./reading/peopleTable.ts";
import type { CuratedList, Person, Provider, Title } from "./title.ts";

/**
 * The whole catalogue of one generation, in memory. Immutable: a new generation is a new snapshot.
 */
export interface CatalogueSnapshot {
  readonly generation: number;
  readonly titles: readonly Title[];
  title(id: number): Title | undefined;
  readonly people: PeopleTable;
  person(id: number): Person | undefined;
  /** Ids of the featured list, in order. */
  readonly featured: readonly number[];
  /** Curated lists, by id. */
  readonly lists: readonly CuratedList[];
  /** By id. */
  readonly providers: readonly Provider[];
  provider(id: number): Provider | undefined;
}

interface SnapshotParts {
  generation: number;
  titles: readonly Title[];
  titlesById: ReadonlyMap<number, Title>;
  people: PeopleTable;
  lists: readonly CuratedList[];
  providers: readonly Provider[];
}

export function createSnapshot({
  generation,
  titles,
  titlesById,
  people,
  lists,
  providers,
}: SnapshotParts): CatalogueSnapshot {
  const providersById = new Map(providers.map((provider) => [provider.id, provider]));
  return {
    generation,
    titles,
    title: (id) => titlesById.get(id),
    people,
    person: people.find,
    featured: lists.find(({ id }) => id === "featured")?.titleIds ?? [],
    lists,
    providers,
    provider: (id) => providersById.get(id),
  };
}
