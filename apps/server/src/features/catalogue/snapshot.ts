import type { Person, Title } from "./title.ts";

/** The whole catalogue of one generation, in memory. Never changed: a new generation is a new snapshot. */
export interface CatalogueSnapshot {
  readonly generation: number;
  readonly titles: readonly Title[];
  title(id: number): Title | undefined;
  readonly people: readonly Person[];
  person(id: number): Person | undefined;
  /** Ids of the featured list, in its order. */
  readonly featured: readonly number[];
}

interface SnapshotParts {
  generation: number;
  titles: readonly Title[];
  people: readonly Person[];
  featured: readonly number[];
}

export function createSnapshot({ generation, titles, people, featured }: SnapshotParts): CatalogueSnapshot {
  const titlesById = new Map(titles.map((title) => [title.id, title]));
  const peopleById = new Map(people.map((person) => [person.id, person]));
  return { generation, titles, title: (id) => titlesById.get(id), people, person: (id) => peopleById.get(id), featured };
}
