import type { Ahead } from "@worthy/recommender";
import { LRUCache } from "lru-cache";
import type { CatalogueSnapshot } from "../../catalogue/snapshot.ts";
import type { Title } from "../../catalogue/title.ts";
import { refuse, Refusal } from "../../../platform/refusal.ts";
import { firstInOrder } from "../../catalogue/firstInOrder.ts";
import { bucketOf } from "../../lists/bucketOf.ts";
import { CONSIDERED, firstScreen } from "./firstScreen.ts";
import { countFacets } from "./countFacets.ts";
import { keepJson } from "../../../platform/http/keptJson.ts";
import { isModel, MODELS } from "../modelChoice.ts";
import { cachedPlan } from "../cachedPlan.ts";
import type { PersonalView } from "../personalView.ts";
import { compileRefinement, type Refinement } from "./refinement.ts";
import {
  allOf,
  compileFilter,
  NO_FILTER,
  orderOf,
  type SortOrder,
  type TitleFilter,
} from "./titleFilter.ts";

/** A request for picks, from any call. */
export interface PickOptions extends Partial<TitleFilter> {
  limit: number;
  offset: number;
  sort?: SortOrder;
  /** Titles already shown on the screen. */
  seenItems?: readonly (number | string)[];
  refinement?: Refinement;
  model?: string;
  bucket?: string;
  /** Without facets and featured titles. */
  listOnly?: boolean;
}

/** Adds why a pick is before one with a higher score. @param ranked the picks, if they are in our order */
function withAhead({ engine, taste }: PersonalView, ranked: readonly Title[]) {
  const ahead =
    taste.tasteRatings === 0
      ? []
      : engine.ahead(
          taste,
          ranked.map(({ id }) => id),
        );
  return <Pick extends object>(pick: Pick, at: number): Pick & { ahead?: Ahead } => {
    const why = ahead[at];
    return why ? { ...pick, ahead: why } : pick;
  };
}

/** A page's reasons are told after those of so many titles before it, so that they don't repeat them. */
const TOLD_BEFORE = 100;

/** The test every title of the list must pass, or why there can be none. */
function testOf(view: PersonalView, options: PickOptions): ((title: Title) => boolean) | Refusal {
  if (options.model !== undefined && !isModel(options.model))
    return refuse("invalid", `Unknown model: ${options.model}. There are: ${MODELS.join(", ")}.`);
  const inBucket = bucketOf(view, options.bucket);
  if (inBucket instanceof Refusal) return inBucket;
  const filter = compileFilter({ ...NO_FILTER, ...options }, view.region);
  const refined = compileRefinement(options.refinement ?? {}, view.region);
  if (typeof filter === "string" || typeof refined === "string")
    return refuse("invalid", typeof filter === "string" ? filter : String(refined));
  const tests = [filter, refined];
  if (options.bucket !== undefined) tests.push(({ id }) => inBucket(id));
  if (options.seenItems?.length) {
    const seen = new Set(options.seenItems);
    tests.push(({ id }) => !seen.has(id));
  }
  return allOf(tests);
}

/** Which titles are wanted, and how many. */
export interface Candidates {
  /** Called once per candidate. */
  test(titleId: number): boolean;
  limit: number;
}

/** Where candidates and their order come from: the ranking, or a list such as similar titles. */
export type CandidateSource = (view: PersonalView, candidates: Candidates) => readonly number[];

export const byRank: CandidateSource = (
  { engine, taste, seenWhole, started, snapshot },
  { test, limit },
) => {
  const filter = (id: number) => !seenWhole.has(id) && !started.has(id) && test(id);
  if (taste.tasteRatings > 0) return engine.rankIds(taste, { limit, filter }).titleIds;
  const { titleIds, total } = engine.rankIds(taste, { limit: Math.max(limit, CONSIDERED), filter });
  const ranked = titleIds.flatMap((id) => snapshot.title(id) ?? []);
  return firstScreen(ranked, total).map(({ id }) => id);
};

/** Looks up titles by id; ids in ascending order, as from a ranking, take one step each. */
function inAscent({ titles, title }: CatalogueSnapshot): (id: number) => Title | undefined {
  let at = 0;
  return (id) => {
    while ((titles[at]?.id ?? Infinity) < id) at += 1;
    const next = titles[at];
    return next?.id === id ? next : title(id);
  };
}

/** Which titles a page has, and what is counted over the whole list. */
function planPicks(view: PersonalView, options: PickOptions, source: CandidateSource) {
  const test = testOf(view, options);
  if (typeof test !== "function") return test;
  const { snapshot, taste, region, seenWhole, started } = view;
  // Keeps the titles that pass, so a long list needn't be sorted to be counted.
  const passed: Title[] = [];
  const look = inAscent(snapshot);
  const keep = (id: number) => {
    const title = look(id);
    if (!title || !test(title)) return false;
    passed.push(title);
    return true;
  };
  const limit = options.offset + options.limit;
  const ordered = source(view, { limit, test: keep });
  const order = orderOf(options.sort, view.naming);
  const first = order
    ? firstInOrder(passed, limit, order)
    : ordered.slice(0, limit).flatMap((id) => snapshot.title(id) ?? []);
  const found = { first: first.map(({ id }) => id), total: passed.length };
  if (options.listOnly) return { ...found, featured: [], genreFacets: [], providerFacets: [] };
  const featured = snapshot.featured.filter((id) => {
    const title = snapshot.title(id);
    return title && !taste.ratings.has(id) && !seenWhole.has(id) && !started.has(id) && test(title);
  });
  return { ...found, featured, ...countFacets(passed, { snapshot, region }) };
}

type Plan = Exclude<ReturnType<typeof planPicks>, Refusal>;

/** Number of titles on the pages that are kept, together some 15 MB. */
const MOST_KEPT = 3_000;

/** Pages as they were last shown, by their plans. */
const keptPages = new LRUCache<Plan, { look: string; page: ReturnType<typeof presentPlan> }>({
  maxSize: MOST_KEPT,
  sizeCalculation: ({ page }) => 1 + page.recommendations.length,
});

/**
 * One page of picks with facets over the whole list: skeleton, rules, presentation, all in memory.
 * As long as nothing that it depends on changes, it is the same object.
 */
export function pickTitles(
  view: PersonalView,
  options: PickOptions,
  source: CandidateSource = byRank,
) {
  if (source !== byRank) {
    const plan = planPicks(view, options, source);
    return plan instanceof Refusal
      ? plan
      : presentPlan(view, plan, { ...options, isRanked: false });
  }
  const key = options.sort === "NAME" ? [options, view.naming] : options;
  const plan = cachedPlan(view, key, () => planPicks(view, options, source));
  if (plan instanceof Refusal) return plan;
  const kept = keptPages.get(plan);
  if (kept?.look === view.look) return kept.page;
  const isRanked = !orderOf(options.sort, view.naming);
  const page = keepJson(presentPlan(view, plan, { ...options, isRanked }));
  keptPages.set(plan, { look: view.look, page });
  return page;
}

/** @param page `isRanked` if the picks are in our order */
function presentPlan(
  view: PersonalView,
  plan: Plan,
  { offset, isRanked }: { offset: number; isRanked: boolean },
) {
  const { snapshot, scorer } = view;
  const titlesOf = (ids: readonly number[]) => ids.flatMap((id) => snapshot.title(id) ?? []);
  const { first: ids, total, featured, genreFacets, providerFacets } = plan;
  const first = titlesOf(ids);
  const from = Math.max(0, offset - TOLD_BEFORE);
  return {
    recommendations: first
      .slice(from)
      .map(scorer.recommendation)
      .slice(offset - from)
      .map(withAhead(view, isRanked ? first.slice(offset) : [])),
    total,
    featuredRecommendations: titlesOf(featured).map(scorer.recommendation),
    genreFacets,
    providerFacets,
  };
}
