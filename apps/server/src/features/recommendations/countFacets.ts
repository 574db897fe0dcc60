import type { Title } from "../catalogue/title.ts";

/** Counts the genres and providers of titles, one after another. */
export interface FacetCount {
  add(title: Title): void;
  result(): Facets;
}

export interface Facets {
  genreFacets: { source: string; count: number }[];
  providerFacets: { source: { id: number; name: string }; count: number }[];
}

const raise = <Key>(counts: Map<Key, number>, key: Key, by = 1) => void counts.set(key, (counts.get(key) ?? 0) + by);

/**
 * Very many titles share their very lists of genres and of providers, so lists are counted first, and only different ones are looked into.
 * @param region country whose offers count, beside originals
 */
export function countFacets(region: string): FacetCount {
  const genreLists = new Map<Title["genres"], number>();
  const providerLists = new Map<Title["providers"], Map<Title["offers"], number>>();
  return {
    add: ({ genres, providers, offers }) => {
      raise(genreLists, genres);
      if (providers.length + offers.length === 0) return;
      const beside = providerLists.get(providers) ?? new Map<Title["offers"], number>();
      if (beside.size === 0) providerLists.set(providers, beside);
      raise(beside, offers);
    },
    result: () => ({ genreFacets: genreFacets(genreLists), providerFacets: providerFacets(providerLists, region) }),
  };
}

function genreFacets(lists: ReadonlyMap<Title["genres"], number>): Facets["genreFacets"] {
  const counts = new Map<string, number>();
  for (const [genres, count] of lists) for (const genre of genres) raise(counts, genre, count);
  return [...counts].map(([source, count]) => ({ source, count })).toSorted((a, b) => b.count - a.count || a.source.localeCompare(b.source));
}

function providerFacets(lists: ReadonlyMap<Title["providers"], ReadonlyMap<Title["offers"], number>>, region: string): Facets["providerFacets"] {
  const counts = new Map<number, number>();
  const names = new Map<number, string>();
  for (const [providers, beside] of lists) {
    for (const [offers, count] of beside) {
      const here = [...providers, ...offers.filter((offer) => offer.region === region)];
      for (const { id, name } of here) names.set(id, name);
      for (const id of new Set(here.map((provider) => provider.id))) raise(counts, id, count);
    }
  }
  return [...counts].map(([id, count]) => ({ source: { id, name: names.get(id) ?? "" }, count })).toSorted((a, b) => b.count - a.count || a.source.id - b.source.id);
}
