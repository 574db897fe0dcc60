import type { CuratedList, Person, Provider, Title } from "./title.ts";

/** The whole catalogue of one generation, in memory. Never changed: a new generation is a new snapshot. */
export interface CatalogueSnapshot {
  readonly generation: number;
  readonly titles: readonly Title[];
  title(id: number): Title | undefined;
  readonly people: readonly Person[];
  person(id: number): Person | undefined;
  /** Ids of the featured list, in its order. */
  readonly featured: readonly number[];
  /** Lists that somebody chose, by id. */
  readonly lists: readonly CuratedList[];
  /** By id. */
  readonly providers: readonly Provider[];
  provider(id: number): Provider | undefined;
}

interface SnapshotParts {
  generation: number;
  titles: readonly Title[];
  people: readonly Person[];
  lists: readonly CuratedList[];
  providers: readonly Provider[];
}

export function createSnapshot({ generation, titles, people, lists, providers }: SnapshotParts): CatalogueSnapshot {
  const titlesById = new Map(titles.map((title) => [title.id, title]));
  const peopleById = new Map(people.map((person) => [person.id, person]));
  const providersById = new Map(providers.map((provider) => [provider.id, provider]));
  return {
    generation,
    titles,
    title: (id) => titlesById.get(id),
    people,
    person: (id) => peopleById.get(id),
    featured: lists.find(({ id }) => id === "featured")?.titleIds ?? [],
    lists,
    providers,
    provider: (id) => providersById.get(id),
  };
}
