import type { Title } from "../catalogue/title.ts";
import { refuse, Refusal } from "../../platform/refusal.ts";
import { bucketOf } from "../lists/bucketOf.ts";
import { providersIn } from "../titles/providersIn.ts";
import { isModel, MODELS } from "./modelChoice.ts";
import type { PersonalView } from "./personalView.ts";
import { compileFilter, SORTS, type SortOrder, type TitleFilter } from "./titleFilter.ts";

/** What a list of picks is asked for, whichever call asks. */
export interface PickWish extends Partial<TitleFilter> {
  limit: number;
  offset: number;
  sort?: SortOrder;
  /** Titles that the person has seen on the screen already. */
  seenItems?: readonly (number | string)[];
  refinement?: { tags?: readonly string[]; genres?: readonly string[] };
  model?: string;
  bucket?: string;
  /** Without facets and featured titles. */
  listOnly?: boolean;
}

const NO_FILTER: TitleFilter = { genres: [], airDates: [], streamingProviders: [], runTimes: [], contentRatings: [], tags: [], mediaTypes: [] };

/** The test that every title of the list must pass, or why there can be none. */
function testOf(view: PersonalView, wish: PickWish): ((title: Title) => boolean) | Refusal {
  if (wish.model !== undefined && !isModel(wish.model)) return refuse("invalid", `Unknown model: ${wish.model}. There are: ${MODELS.join(", ")}.`);
  const inBucket = bucketOf(view, wish.bucket);
  if (inBucket instanceof Refusal) return inBucket;
  const filter = compileFilter({ ...NO_FILTER, ...wish }, view.region);
  const refined = compileFilter({ ...NO_FILTER, ...wish.refinement }, view.region);
  if (typeof filter === "string" || typeof refined === "string") return refuse("invalid", typeof filter === "string" ? filter : String(refined));
  const seen = new Set(wish.seenItems);
  return (title) => !seen.has(title.id) && inBucket(title.id) && filter(title) && refined(title);
}

/** Where the candidates and their order come from: the ranking, or a list such as similar titles. */
export type CandidateSource = (view: PersonalView, test: (titleId: number) => boolean) => readonly number[];

export const byRank: CandidateSource = ({ engine, taste, snapshot }, test) => engine.rankIds(taste, { limit: snapshot.titles.length, filter: test }).titleIds;

/** Titles like the given ones, the most alike first; several count together. */
export function byLikeness(ids: readonly number[]): CandidateSource {
  return ({ engine, snapshot, taste }, test) => {
    const likeness = new Map<number, number>();
    for (const id of ids) for (const { titleId, similarity } of engine.similar(id, snapshot.titles.length)) likeness.set(titleId, (likeness.get(titleId) ?? 0) + similarity);
    const given = new Set(ids);
    return [...likeness]
      .filter(([id]) => !given.has(id) && taste.ratings.get(id) !== "NOT_INTERESTED" && test(id))
      .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
      .map(([id]) => id);
  };
}

function facetsOf(titles: readonly Title[], region: string) {
  const genres = new Map<string, number>();
  const providers = new Map<number, { name: string; count: number }>();
  for (const title of titles) {
    for (const genre of title.genres) genres.set(genre, (genres.get(genre) ?? 0) + 1);
    for (const [id, name] of new Map(providersIn(title, region).map((each) => [each.id, each.name]))) providers.set(id, { name, count: (providers.get(id)?.count ?? 0) + 1 });
  }
  return {
    genreFacets: [...genres].map(([source, count]) => ({ source, count })).toSorted((a, b) => b.count - a.count || a.source.localeCompare(b.source)),
    providerFacets: [...providers].map(([id, { name, count }]) => ({ source: { id, name }, count })).toSorted((a, b) => b.count - a.count || a.source.id - b.source.id),
  };
}

/** One page of picks with facets over the whole list: skeleton, rules, presentation, all in memory. */
export function pickTitles(view: PersonalView, wish: PickWish, source: CandidateSource = byRank) {
  const test = testOf(view, wish);
  if (typeof test !== "function") return test;
  const passes = (id: number) => {
    const title = view.snapshot.title(id);
    return title !== undefined && test(title);
  };
  const ordered = source(view, passes).flatMap((id) => view.snapshot.title(id) ?? []);
  const order = SORTS[wish.sort ?? "DEFAULT"];
  const sorted = order ? ordered.toSorted(order) : ordered;
  const recommendations = sorted.slice(wish.offset, wish.offset + wish.limit).map(view.scorer.recommendation);
  if (wish.listOnly) return { recommendations, featuredRecommendations: [], total: sorted.length, ...facetsOf([], view.region) };
  const featured = view.snapshot.featured.filter((id) => passes(id) && !view.taste.ratings.has(id)).flatMap((id) => view.snapshot.title(id) ?? []);
  return {
    recommendations,
    featuredRecommendations: featured.map(view.scorer.recommendation),
    total: sorted.length,
    ...facetsOf(sorted, view.region),
  };
}
