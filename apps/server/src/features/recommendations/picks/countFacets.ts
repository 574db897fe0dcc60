import type { CatalogueSnapshot } from "../../catalogue/snapshot.ts";
import type { Title } from "../../catalogue/title.ts";
import { providersIn } from "../../titles/providersIn.ts";

export interface Facets {
  genreFacets: { source: string; count: number }[];
  providerFacets: { source: { id: number; name: string }; count: number }[];
}

/** How many titles there are of each genre, and with each provider. */
interface Tally {
  genres: Map<string, number>;
  providers: Map<number, number>;
}

const raise = <Key>(counts: Map<Key, number>, key: Key, by = 1) =>
  void counts.set(key, (counts.get(key) ?? 0) + by);

/**
 * Many titles share identical lists of genres and offers, so lists are counted first, and only
 * distinct ones are expanded.
 */
function tallyOf(titles: readonly Title[], region: string): Tally {
  const genreLists = new Map<Title["genres"], number>();
  const offerLists = new Map<Title["offers"], number>();
  const providers = new Map<number, number>();
  for (const title of titles) {
    raise(genreLists, title.genres);
    if (title.providers.length > 0)
      for (const id of new Set(providersIn(title, region).map((each) => each.id)))
        raise(providers, id);
    else if (title.offers.length > 0) raise(offerLists, title.offers);
  }
  for (const [offers, count] of offerLists)
    for (const id of idsIn(offers, region)) raise(providers, id, count);
  const genres = new Map<string, number>();
  for (const [list, count] of genreLists) for (const genre of list) raise(genres, genre, count);
  return { genres, providers };
}

const tallies = new WeakMap<CatalogueSnapshot, Map<string, Tally>>();

/** The tally of the whole catalogue, counted once. */
function wholeTally(snapshot: CatalogueSnapshot, region: string): Tally {
  const byRegion = tallies.get(snapshot) ?? new Map<string, Tally>();
  tallies.set(snapshot, byRegion);
  const tally = byRegion.get(region) ?? tallyOf(snapshot.titles, region);
  byRegion.set(region, tally);
  return tally;
}

/** The catalogue's titles that aren't among these; null if these aren't in the catalogue's order. */
function othersThan(passed: readonly Title[], { titles }: CatalogueSnapshot): Title[] | null {
  let at = 0;
  const others = titles.filter((title) => {
    if (passed[at] !== title) return true;
    at += 1;
    return false;
  });
  return at === passed.length ? others : null;
}

const less = <Key>(whole: ReadonlyMap<Key, number>, part: ReadonlyMap<Key, number>) =>
  new Map(
    Array.from(whole, ([key, count]) => [key, count - (part.get(key) ?? 0)] as const).filter(
      ([, count]) => count > 0,
    ),
  );

/**
 * Counts the genres and providers of titles. Where most of the catalogue passed, only the others
 * are counted, and taken from the whole.
 * @param region country whose offers count, besides originals
 */
export function countFacets(
  passed: readonly Title[],
  { snapshot, region }: { snapshot: CatalogueSnapshot; region: string },
): Facets {
  const others = passed.length * 2 > snapshot.titles.length ? othersThan(passed, snapshot) : null;
  const whole = others && wholeTally(snapshot, region);
  const part = tallyOf(others ?? passed, region);
  return {
    genreFacets: presentGenres(whole ? less(whole.genres, part.genres) : part.genres),
    providerFacets: presentProviders(
      whole ? less(whole.providers, part.providers) : part.providers,
      snapshot.provider,
    ),
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

function presentGenres(counts: ReadonlyMap<string, number>): Facets["genreFacets"] {
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
