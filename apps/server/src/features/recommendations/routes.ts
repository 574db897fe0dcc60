import { isHater, RED_HERRING_ID, type Progress } from "@worthy/domain";
import { handlersOf, type Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import type { PersonLookup } from "../accounts/sharedPeople.ts";
import type { CatalogueView } from "../catalogue/catalogueView.ts";
import { askAlike } from "./askAlike.ts";
import { byRatings, type RatingBasis } from "./byRatings.ts";
import { combinedPicks } from "./combinedPicks.ts";
import { explainScore } from "./explainScore.ts";
import { pickForUs } from "./pickForUs.ts";
import { enoughOf } from "./scoresOfOthers.ts";
import { openPersonalView, tasteUnder, type PersonalParts, type PersonalView } from "./personalView.ts";
import { byLikeness, pickTitles, type PickWish } from "./pickTitles.ts";
import { mayHoldRedHerring, placeRedHerring } from "./placeRedHerring.ts";
import { rankMoods } from "./rankMoods.ts";
import type { TasteCache } from "./tasteCache.ts";

/** What recommendations need of other features. */
export interface RecommendationPorts {
  view(): CatalogueView;
  tastes: TasteCache;
  regionOf(sql: Queries, owner: Owner | null): Promise<string>;
  seenWhole: PersonalParts["seenWhole"];
  progress(sql: Queries, owner: Owner): Promise<Progress>;
  /** False without a person. */
  hasRatedRedHerring(sql: Queries, owner: Owner | null): Promise<boolean>;
  /** Whose list it is and what is on it; null where the person has no part in it. */
  /** Names and pictures of these people. */
  people(sql: Queries, userIds: readonly string[]): Promise<PersonLookup>;
  /** Of these people, those who share their ratings with friends. */
  sharers(sql: Queries, userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** The services that each of these people has. */
  servicesOf(sql: Queries, userIds: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>>;
  listGroup(sql: Queries, owner: Owner, watchlistId: number): Promise<{ userIds: readonly string[]; itemIds: readonly number[] } | null>;
}

interface Flush {
  refreshResults?: boolean;
  flushPredictions?: boolean;
  model?: string;
  includeSeen?: boolean;
}

type Body = Partial<PickWish> & Flush & { limit: number; offset: number; filters?: Partial<PickWish> & { ratingFilter?: RatingBasis } };

/** Filters of a body stand in `filters`; the rest of the wish beside them. */
function wishOf({ filters, ...rest }: Body): PickWish {
  return { ...filters, ...rest, nodeType: rest.nodeType ?? filters?.nodeType };
}

type Context = { owner: Owner | null; sql: Queries; now: number };

export function recommendationHandlers(ports: RecommendationPorts) {
  const parts = () => ({ view: ports.view(), tastes: ports.tastes, regionOf: ports.regionOf, seenWhole: ports.seenWhole });
  // Nothing but tastes is kept between requests: to refresh the results or to flush the predictions is to make that anew from the stored ratings.
  const open = (context: Context, { refreshResults, flushPredictions, model, includeSeen }: Flush = {}) => {
    if (context.owner && (refreshResults || flushPredictions)) ports.tastes.forget(context.owner.userId);
    return openPersonalView(parts(), { ...context, model, includeSeen });
  };
  const ranked = async (body: Body, context: Context) => pickTitles(await open(context, body), wishOf(body), byRatings(body.filters?.ratingFilter ?? "LIKES_DISLIKES"));
  const like = async ({ id, kind }: { id: number; kind: "tv" | "movie" }, wish: PickWish & Flush, context: Context) => {
    const view = await open(context, wish);
    return view.snapshot.title(id)?.kind === kind
      ? pickTitles(view, wish, await byLikeness(view.engine, [id]))
      : refuse("not-found", `There is no ${kind === "tv" ? "show" : "film"} ${id}.`);
  };
  const seenBy = async (userIds: readonly string[], { includeSeen = false }: Flush, { sql, now }: Context) =>
    includeSeen ? new Set<number>() : ports.seenWhole(sql, userIds, now);
  const combined = async (watchlistId: number, wish: PickWish & Flush, context: Context & { owner: Owner }) => {
    const group = await ports.listGroup(context.sql, context.owner, watchlistId);
    if (!group) return refuse("not-found", "Watchlist not found");
    const view = await open(context, wish);
    const others = group.userIds.filter((userId) => userId !== context.owner.userId);
    const [seenWhole, ...tastes] = await Promise.all([
      seenBy(group.userIds, wish, context),
      ...others.map((userId) => tasteUnder(view.engine, parts(), { sql: context.sql, userId })),
    ]);
    return combinedPicks(view, wish, { tastes: [view.taste, ...tastes], itemIds: group.itemIds, seenWhole, now: context.now });
  };
  const known = (view: PersonalView, ids: readonly (number | string)[]) => ids.flatMap((id) => (typeof id === "number" && view.snapshot.title(id) ? id : []));

  return handlersOf<
    | "listRecommendations"
    | "recommend"
    | "recommendHome"
    | "recommendFromShows"
    | "recommendLikeShow"
    | "recommendLikeShowFiltered"
    | "recommendLikeMovie"
    | "listCombinedRecommendations"
    | "pickForUs"
    | "explainScore"
    | "listTitlesToRate"
    | "listMoods"
  >({
    listRecommendations: async ({ query }, context) => pickTitles(await open(context, query), query, byRatings(query.ratingFilter)),
    recommend: async ({ body }, context) => ranked(body, context),
    recommendHome: async ({ body }, context) => {
      const page = await ranked(body, context);
      if (page instanceof Refusal) return page;
      return { ...page, homeBlockList: { items: page.recommendations.map((tvShow) => ({ type: "RecommendationHomeBlock" as const, tvShow })) } };
    },
    recommendFromShows: async ({ body }, context) => {
      const view = await open(context, body);
      return pickTitles(view, wishOf(body), await byLikeness(view.engine, known(view, [...body.showIds, ...body.items])));
    },
    recommendLikeShow: ({ params, query }, context) => like({ id: params.id, kind: "tv" }, query, context),
    recommendLikeShowFiltered: ({ params, body }, context) => like({ id: params.id, kind: "tv" }, wishOf(body), context),
    recommendLikeMovie: ({ params, query }, context) => like({ id: params.id, kind: "movie" }, query, context),
    pickForUs: async ({ params, query }, context) => {
      const { sql, owner, now } = context;
      const group = await ports.listGroup(sql, owner, params.watchlistId);
      if (!group) return refuse("not-found", "Watchlist not found");
      const view = await open(context);
      const { userIds, itemIds } = group;
      const [person, sharers, services, seenWhole, tastes] = await Promise.all([
        ports.people(sql, userIds),
        ports.sharers(sql, userIds),
        ports.servicesOf(sql, userIds),
        ports.seenWhole(sql, userIds, now),
        Promise.all(userIds.map((userId) => tasteUnder(view.engine, parts(), { sql, userId }))),
      ]);
      const members = tastes.map((taste, at) => {
        const userId = userIds[at] ?? "";
        return { userId, taste, services: new Set(services.get(userId)), shares: sharers.has(userId), enough: enoughOf(taste, view) };
      });
      return pickForUs(view, query, { members, itemIds, seenWhole, person, now, askedBy: owner.userId });
    },

    listCombinedRecommendations: ({ params, query }, context) => combined(params.watchlistId, query, context),

    explainScore: async ({ params }, context) => {
      const view = await open(context);
      const title = view.snapshot.title(params.id);
      const explained = title && explainScore(view, title, { progress: await ports.progress(context.sql, context.owner), now: context.now });
      return explained ?? refuse("not-found", `There is no title ${params.id}.`);
    },

    listMoods: async ({ query }, context) => {
      const { snapshot, taste } = await open(context);
      const moods = rankMoods(snapshot, { group: query.group, ratings: taste.ratings });
      return { results: moods.slice(0, query.limit), total: moods.length };
    },

    listTitlesToRate: async ({ query }, context) => {
      const { engine, taste, snapshot, scorer } = await open(context);
      const { limit, nodeType } = query;
      const exclude = new Set(query.exclude.map(Number));
      const wish = { limit, exclude, kinds: nodeType ? [nodeType] : undefined, likely: isHater(taste.ratings.values()) };
      const alike = query.like === undefined ? [] : askAlike(engine, taste, { ...wish, like: query.like });
      const titles = [...alike, ...engine.ask(taste, { ...wish, exclude: new Set([...exclude, ...alike]) })].slice(0, limit).flatMap((id) => snapshot.title(id) ?? []);
      const page = { limit, nodeType, exclude };
      const withDecoy = mayHoldRedHerring(page) && !(await ports.hasRatedRedHerring(context.sql, context.owner));
      let total = 0;
      for (const { id, kind } of snapshot.titles) if ((!nodeType || kind === nodeType) && !taste.ratings.has(id) && !exclude.has(id)) total += 1;
      const results = (withDecoy ? placeRedHerring(titles, page) : titles).map((title) => ({
        ...scorer.summary(title),
        ...(title.id === RED_HERRING_ID ? { decoy: true as const } : {}),
        ...(alike.includes(title.id) ? { like: query.like } : {}),
      }));
      return { results, total };
    },
  });
}
