import { scoreProvider, TITLES_A_PROVIDER, windowStart, type AirDateWindow } from "@worthy/domain";
import type { Title } from "../catalogue/title.ts";
import type { PersonalView } from "../recommendations/personalView.ts";
import { providersIn } from "../titles/providersIn.ts";
import { latestDate } from "./providerFacts.ts";
import type { ServiceContext } from "./presentService.ts";

export interface TopOptions extends ServiceContext {
  airDate: AirDateWindow;
  region: string;
  now: number;
  limit: number;
  offset: number;
  /** Ids of the services to compare; null for all. */
  only: ReadonlySet<number> | null;
}

/**
 * Services are compared by what they have among this many best titles for the person; titles
 * further down don't make a service the best.
 */
const MOST_COMPARED = 5_000;

interface Picking {
  test(title: Title): boolean;
  limit: number;
}

/** The person's best titles that were new within the window and pass a test. */
function pick(
  { engine, taste, snapshot }: PersonalView,
  { airDate, now }: TopOptions,
  { test, limit }: Picking,
): Title[] {
  const since = windowStart(airDate, now);
  const passes = (id: number) => {
    const title = snapshot.title(id);
    return (
      title !== undefined && test(title) && (since === null || (latestDate(title) ?? "") >= since)
    );
  };
  return engine
    .rankIds(taste, { limit, filter: passes })
    .titleIds.flatMap((id) => snapshot.title(id) ?? []);
}

/**
 * A network only counts if it offers titles itself, or the person selected it: nobody can subscribe
 * to one for its past.
 */
function isService(view: PersonalView, { facts, mine }: ServiceContext, id: number): boolean {
  if (mine.has(id) || view.snapshot.provider(id)?.category !== "NETWORK") return true;
  return [...(facts.get(id)?.sourceTypes ?? [])].some((sourceType) => sourceType !== "ORIGINAL");
}

interface Shelf {
  id: number;
  media: ReturnType<PersonalView["scorer"]["recommendation"]>[];
  score: number;
}

function presentShelves(
  view: PersonalView,
  shelves: readonly Shelf[],
  { facts, mine, region, airDate, best }: TopOptions & { best: number | undefined },
) {
  const by = <T>(value: (shelf: Shelf) => T): Record<string, T> =>
    Object.fromEntries(shelves.map((shelf) => [String(shelf.id), value(shelf)]));
  return {
    mediaByProvider: by(({ media }) => media),
    scoreByProvider: by(({ score }) => score),
    serviceProviders: shelves.map(({ id }) => ({
      id,
      name: view.snapshot.provider(id)?.name ?? "",
      sourceTypes: [...(facts.get(id)?.sourceTypes ?? [])],
      topProvider: id === best,
      mine: mine.has(id),
      numTitles: facts.get(id)?.numTitles ?? 0,
    })),
    region,
    airDate,
  };
}

const shelfOf = (view: PersonalView, id: number, titles: readonly Title[]): Shelf => {
  const media = titles.slice(0, TITLES_A_PROVIDER).map(view.scorer.recommendation);
  return { id, media, score: scoreProvider(media.map(({ score }) => score)) };
};

const hasProvider = ({ providers, offers }: Title) => providers.length + offers.length > 0;

/** The services with the most for a person, best first, each with its ten best titles. */
export function topProviders(view: PersonalView, options: TopOptions) {
  const shelves = new Map<number, Title[]>();
  for (const title of pick(view, options, { test: hasProvider, limit: MOST_COMPARED })) {
    for (const id of new Set(providersIn(title, options.region).map((provider) => provider.id))) {
      const shelf = shelves.get(id);
      if (!shelf) shelves.set(id, [title]);
      else if (shelf.length < TITLES_A_PROVIDER) shelf.push(title);
    }
  }
  const services = [...shelves]
    .filter(([id]) => options.only?.has(id) !== false && isService(view, options, id))
    .map(([id, titles]) => shelfOf(view, id, titles));
  const ranked = services.toSorted((a, b) => b.score - a.score || a.id - b.id);
  const page = ranked.slice(options.offset, options.offset + options.limit);
  return {
    ...presentShelves(view, page, { ...options, best: ranked[0]?.id }),
    total: ranked.length,
  };
}

/** A service's titles for a person, best first, in the order they have among those of all services. */
export function topProviderItems(view: PersonalView, providerId: number, options: TopOptions) {
  const has = (title: Title) =>
    title.providers.some(({ id }) => id === providerId) ||
    title.offers.some(({ id, region }) => id === providerId && region === options.region);
  const limit = view.snapshot.titles.length;
  const titles = pick(view, options, { test: hasProvider, limit }).filter(has);
  const { score } = shelfOf(view, providerId, titles);
  const media = titles
    .slice(options.offset, options.offset + options.limit)
    .map(view.scorer.recommendation);
  const shelf = presentShelves(view, [{ id: providerId, media, score }], {
    ...options,
    best: undefined,
  });
  return {
    ...shelf,
    total: titles.length,
    pagination: { totalCount: titles.length, limit: options.limit, offset: options.offset },
  };
}
