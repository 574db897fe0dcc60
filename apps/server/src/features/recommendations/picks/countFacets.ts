import type { CatalogueSnapshot } from "../../catalogue/snapshot.ts";
import type { Title } from "../../catalogue/title.ts";
import { providersIn } from "../../titles/providersIn.ts";

/** Counts the genres and providers of titles. */
export interface FacetCount {
  add(title: Title): void;
  result(): Facets;
}

export interface Facets {
  genreFacets: { source: string; count: number }[];
  providerFacets: { source: { id: number; name: string }; count: number }[];
}

const raise = <Key>(counts: Map<Key, number>, key: Key, by = 1) =>
  void counts.set(key, (counts.get(key) ?? 0) + by);

/**
 * Many titles share identical lists of genres and offers, so lists are counted first, and only
 * distinct ones are expanded.
 * @param region country whose offers count, besides originals
 */
export function countFacets(
  { provider }: Pick<CatalogueSnapshot, "provider">,
  region: string,
): FacetCount {
  const genreLists = new Map<Title["genres"], number>();
  const offerLists = new Map<Title["offers"], number>();
  const providers = new Map<number, number>();
  return {
    add: (title) => {
      raise(genreLists, title.genres);
      if (title.providers.length > 0)
        for (const id of new Set(providersIn(title, region).map((each) => each.id)))
          raise(providers, id);
      else if (title.offers.length > 0) raise(offerLists, title.offers);
    },
    result: () => {
      for (const [offers, count] of offerLists)
        for (const id of idsIn(offers, region)) raise(providers, id, count);
      return {
        genreFacets: presentGenres(genreLists),
        providerFacets: presentProviders(providers, provider),
      };
    },
  };
}

const kept = new WeakMap<Title["offers"], { region: string; ids: readonly number[] }>();

/** Providers with an offer in a region, without repeats; cached for the next page. */
function idsIn(offers: Title["offers"], region: string): readonly number[] {
  const known = kept.get(offers);
  if (known?.region === region) return known.ids;
  const ids = [...new Set(offers.filter((offer) => offer.region === region).map(({ id }) => id))];
  kept.set(offers, { region, ids });
  return ids;
}

function presentGenres(lists: ReadonlyMap<Title["genres"], number>): Facets["genreFacets"] {
  const counts = new Map<string, number>();
  for (const [genres, count] of lists) for (const genre of genres) raise(counts, genre, count);
  return [...counts]
    .map(([source, count]) => ({ source, count }))
    .toSorted((a, b) => b.count - a.count || a.source.localeCompare(b.source));
}

function presentProviders(
  counts: ReadonlyMap<number, number>,
  provider: CatalogueSnapshot["provider"],
): Facets["providerFacets"] {
  const named = [...counts].map(([id, count]) => ({
    source: { id, name: provider(id)?.name ?? "" },
    count,
  }));
  return named.toSorted((a, b) => b.count - a.count || a.source.id - b.source.id);
}
